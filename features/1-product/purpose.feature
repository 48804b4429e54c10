Feature: What the site is for

  @1.1
  Rule: The site presents the Pune-based provider, whom it serves and its five products: Finsense, ConnectHub, RiskGauge, Wealthscape and Prism

    Scenario: The home page says what the provider does, whom it serves and its address, and links to five products
      Given a visitor on the home page
      Then the hero says "Sangam connects banks, lenders, brokers and fintechs to the Account Aggregator network"
      And they see the heading "Why Sangam"
      And the footer says "Pune 411 000, Maharashtra, India"
      And the links of the list "Products" are:
        | name        | address              | tab  |
        | Finsense    | /product/finsense    | same |
        | ConnectHub  | /product/connecthub  | same |
        | RiskGauge   | /product/lendscape   | same |
        | Wealthscape | /product/wealthscape | same |
        | Prism       | /product/prism       | same |

    Scenario: The showcase of the home page has a card for each product, which links to its page
      Given a visitor on the home page
      Then the card "Finsense" leads to "/product/finsense"
      And the card "ConnectHub" leads to "/product/connecthub"
      When they press the tab "Lending"
      Then the card "RiskGauge" leads to "/product/lendscape"
      When they press the tab "Wealth management"
      Then the card "Wealthscape" leads to "/product/wealthscape"
      When they press the tab "Transaction categorization"
      Then the card "Prism" leads to "/product/prism"

    Scenario: The Finsense page lists whom the product is for
      Given a visitor on the Finsense page
      Then the items of the section "Who it is for" are:
        | Banks and NBFCs that look at income and obligations before they lend      |
        | Stockbrokers, AMCs and RIAs that need a customer’s statements or holdings |
        | Wealth managers whose customers keep accounts with several institutions   |
        | Fintechs and developers that build journeys for an information user       |

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

    Scenario: Each of three enquiries of one visitor goes to the company and is acknowledged
      Given a visitor who has filled in the form on the Prism page
      When they press "Send"
      Then the form is replaced by the success box
      And call 1 to the e-mail service has:
        | to.0.email | enquiries@sangam.example    |
        | subject    | New form entry from website |
      And call 2 to the e-mail service has:
        | to.0.email | asha@lender.example        |
        | subject    | Thank You for Reaching Out |
      When they follow "ConnectHub" in the footer
      And they have filled in the form
      And they press "Send"
      Then the form is replaced by the success box
      And call 4 to the e-mail service has:
        | to.0.email | asha@lender.example |
      When they follow "About Us" in the footer
      And they have filled in the form
      And they press "Send"
      Then the form is replaced by the success box
      And call 5 to the e-mail service has:
        | to.0.email | enquiries@sangam.example |
      And call 6 to the e-mail service has:
        | to.0.email | asha@lender.example |
      And the e-mail service received 6 calls
      And the console's lines about e-mails are expected
