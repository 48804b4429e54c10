Feature: Product pages

  @2.35
  Rule: Each product hero's Contact us links to /contact-us#Contact_Form and scrolls smoothly to the form

    Scenario Outline: Contact us in the hero of <screen> leads to the form
      Given a visitor on <screen>
      When they follow "Contact us" in the hero
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window
      And they see the heading "Talk to us" at the anchor "Contact_Form"

      Examples:
        | screen               |
        | the Finsense page    |
        | the ConnectHub page  |
        | the RiskGauge page   |
        | the Wealthscape page |
        | the Prism page       |

    @motion
    Scenario: Contact us in the hero of a product page scrolls smoothly to the form
      Given a visitor on the Wealthscape page
      When they follow "Contact us" in the hero
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is reached smoothly

  @2.36
  Rule: Each product page has feature sections, trusted-by and certification logos and cards linking to other products

    Scenario Outline: The sections of <screen> stand in order, with links to the other products
      Given a visitor on <screen>
      Then the sections of the content are:
        | What it does                                |
        | Who it is for                               |
        | <features>                                  |
        | What it needs                               |
        | What you get                                |
        | How to start                                |
        | Trusted by                                  |
        | Security and compliance                     |
        | Other products                              |
        | Let us build the future of finance together |
      And the links of the section "Other products" are:
        | name     | address      | tab  |
        | View <a> | /product/<1> | same |
        | View <b> | /product/<2> | same |
        | View <c> | /product/<3> | same |
        | View <d> | /product/<4> | same |

      Examples:
        | screen               | features                                                   | a          | 1          | b          | 2          | c           | 3           | d           | 4           |
        | the Finsense page    | From a consent request to data you can use                 | ConnectHub | connecthub | RiskGauge  | lendscape  | Wealthscape | wealthscape | Prism       | prism       |
        | the ConnectHub page  | A gateway you can account for                              | Finsense   | finsense   | RiskGauge  | lendscape  | Wealthscape | wealthscape | Prism       | prism       |
        | the RiskGauge page   | One reading of the statement, from application to recovery | Finsense   | finsense   | ConnectHub | connecthub | Wealthscape | wealthscape | Prism       | prism       |
        | the Wealthscape page | From holdings to a next step                               | Finsense   | finsense   | ConnectHub | connecthub | RiskGauge   | lendscape   | Prism       | prism       |
        | the Prism page       | Behavioural insights from each narration                   | Finsense   | finsense   | ConnectHub | connecthub | RiskGauge   | lendscape   | Wealthscape | wealthscape |

    Scenario: 'View Prism' on the Finsense page leads to the Prism page
      Given a visitor on the Finsense page
      When they follow "View Prism"
      Then they are on the Prism page
      And the page is headed "Prism decodes Indian bank narrations"

    Scenario Outline: Trusted-by and certification logos are shown on <screen>
      Given a visitor on <screen>
      Then the section "Trusted by" has 8 marks
      And the items of the section "Trusted by" are:
        | Banyanvale Bank             |
        | Mynahgate Co-operative Bank |
        | Tamarindway Finance         |
        | Kokumstone Broking          |
        | Jamunleaf Lending           |
        | Gulmohurst Capital          |
        | Kitepaper Advisers          |
        | Dhowlantern Pay             |
      And the section "Security and compliance" has 3 marks
      And the headings of the section "Security and compliance" are:
        | ISO 27001     |
        | SOC 2 Type 2  |
        | CISA IT audit |

      Examples:
        | screen               |
        | the Finsense page    |
        | the ConnectHub page  |
        | the RiskGauge page   |
        | the Wealthscape page |
        | the Prism page       |

  @2.37
  Rule: 'View API docs' in the heroes of Finsense, Wealthscape and ConnectHub is an external link opening in a new tab

    Scenario Outline: The hero of <product> links to the API docs in a new tab
      Given a visitor on <product>
      Then the links of the hero are:
        | name          | address                                | tab  |
        | Contact us    | /contact-us#Contact_Form               | same |
        | View API docs | https://developers.sangam.example/api/ | new  |

      Examples:
        | product              |
        | the Finsense page    |
        | the Wealthscape page |
        | the ConnectHub page  |

    Scenario Outline: The hero of <product> has no link to the API docs
      Given a visitor on <product>
      Then the links of the hero are:
        | name       | address                  | tab  |
        | Contact us | /contact-us#Contact_Form | same |

      Examples:
        | product            |
        | the RiskGauge page |
        | the Prism page     |
