Feature: What the site is for

  @1.1
  Rule: The site presents the Pune-based provider, whom it serves and its five products: Finsense, ConnectHub, RiskGauge, Wealthscape and Prism

    Scenario: The home page says what the provider does, whom it serves and its address in Pune
      Given a visitor on the home page
      Then the hero says "Sangam connects banks, lenders, brokers and fintechs to the Account Aggregator network"
      And they see the heading "Why Sangam"
      And the footer says "Pune 411 000, Maharashtra, India"

    Scenario Outline: The <product> page lists whom the product is for
      Given a visitor on the <product> page
      Then the items of the section "Who it is for" are:
        | <first>  |
        | <second> |
        | <third>  |
        | <fourth> |

      Examples:
        | product     | first                                                                | second                                                                    | third                                                                   | fourth                                                                   |
        | Finsense    | Banks and NBFCs that look at income and obligations before they lend | Stockbrokers, AMCs and RIAs that need a customer’s statements or holdings | Wealth managers whose customers keep accounts with several institutions | Fintechs and developers that build journeys for an information user      |
        | ConnectHub  | Banks that share deposit account data on their customers’ request    | NBFCs, AMCs and stockbrokers that hold data which a customer may share    | Operations teams that must see whether each request was answered        | Compliance teams that must show that each answer had a consent           |
        | RiskGauge   | Banks and NBFCs that underwrite retail or small-business loans       | Fintech lenders that decide on applications online                        | Risk teams that watch a loan book for early signs of stress             | Collection teams that work on non-performing accounts                    |
        | Wealthscape | Wealth managers and RIAs that advise on a whole portfolio            | Stockbrokers and AMCs that want to understand what else an investor holds | Banks that offer personal finance management to their customers         | Fintechs and developers that build applications for savers and investors |
        | Prism       | Lenders that need clean categories for their credit models           | Banks and fintechs that show customers where their money goes             | Wealth managers and RIAs that advise on the basis of cash flow          | Data teams that maintain categorisation rules by hand today              |

    Scenario: The footer of the terms and conditions links to the five products
      Given a visitor on the terms and conditions
      Then the links of the list "Products" are:
        | name        | address              | tab  |
        | Finsense    | /product/finsense    | same |
        | ConnectHub  | /product/connecthub  | same |
        | RiskGauge   | /product/lendscape   | same |
        | Wealthscape | /product/wealthscape | same |
        | Prism       | /product/prism       | same |

    Scenario Outline: The card of <product> in the home page's showcase links to <address>
      Given a visitor on the home page
      When they press the tab "<tab>"
      Then the card "<product>" leads to "<address>"

      Examples:
        | tab                        | product     | address              |
        | Data connect               | Finsense    | /product/finsense    |
        | Data connect               | ConnectHub  | /product/connecthub  |
        | Lending                    | RiskGauge   | /product/lendscape   |
        | Wealth management          | Wealthscape | /product/wealthscape |
        | Transaction categorization | Prism       | /product/prism       |

  @1.3
  Rule: Visitors open the external developer documentation in a new tab and download annual return forms

    Scenario: The link Developers in the header opens the developer documentation in a new tab
      Given the developer documentation is reachable
      And a visitor on the home page
      When they follow "Developers" in the header
      Then a new tab shows "https://developers.sangam.example/"
      And they are on the home page

    Scenario: A visitor can download an annual return form
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"

  @1.4
  Rule: Visitors send an enquiry through a contact form and then get an acknowledgement e-mail

    Scenario: An enquiry from a product page goes to the company and is acknowledged
      Given a visitor on the Prism page
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      And call 1 to the e-mail service has:
        | to.0.email | enquiries@sangam.example    |
        | subject    | New form entry from website |
      And call 2 to the e-mail service has:
        | to.0.email | asha@lender.example        |
        | subject    | Thank You for Reaching Out |
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"

    Scenario: Three enquiries of one visitor make six e-mail calls, acknowledgements included
      Given a visitor on the Prism page
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      When they follow "ConnectHub" in the footer
      Then the page is headed "ConnectHub brings your institution onto the AA network"
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      Then the form is replaced by the success box
      When they follow "About Us" in the footer
      Then the page is headed "About Sangam"
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      Then the form is replaced by the success box
      And the e-mail service received 6 calls
      And call 4 to the e-mail service has:
        | to.0.email | asha@lender.example        |
        | subject    | Thank You for Reaching Out |
      And call 5 to the e-mail service has:
        | to.0.email | enquiries@sangam.example    |
        | subject    | New form entry from website |
      And call 6 to the e-mail service has:
        | to.0.email | asha@lender.example        |
        | subject    | Thank You for Reaching Out |
      And the console's lines about e-mails are expected
