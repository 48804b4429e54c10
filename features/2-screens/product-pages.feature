Feature: Product pages

  @2.35
  Rule: Each product hero's Contact us links to /contact-us#Contact_Form and scrolls smoothly to the form

    @motion
    Scenario: Contact us in the hero of a product page leads to the form and scrolls smoothly to it
      Given a visitor on the Wealthscape page
      When they follow "Contact us" in the hero
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is reached smoothly
      And they see the heading "Talk to us" at the anchor "Contact_Form"

  @2.36
  Rule: Each product page has feature sections, trusted-by and certification logos and cards linking to other products

    Scenario: The Finsense page has its sections and logos, and links to the other four products
      Given a visitor on the Finsense page
      Then the sections of the content are:
        | What it does                                |
        | Who it is for                               |
        | From a consent request to data you can use  |
        | What it needs                               |
        | What you get                                |
        | How to start                                |
        | Trusted by                                  |
        | Security and compliance                     |
        | Other products                              |
        | Let us build the future of finance together |
      And the section "Trusted by" has 8 marks
      And the section "Security and compliance" has 3 marks
      And the links of the section "Other products" are:
        | name             | address              | tab  |
        | View ConnectHub  | /product/connecthub  | same |
        | View RiskGauge   | /product/lendscape   | same |
        | View Wealthscape | /product/wealthscape | same |
        | View Prism       | /product/prism       | same |

  @2.37
  Rule: 'View API docs' in the heroes of Finsense, Wealthscape and ConnectHub is an external link opening in a new tab

    Scenario: The heroes of Finsense, ConnectHub and Wealthscape link to the API docs, that of Finsense in a new tab, the others do not
      Given a visitor on the Finsense page
      Then the links of the hero are:
        | name          | address                                | tab  |
        | Contact us    | /contact-us#Contact_Form               | same |
        | View API docs | https://developers.sangam.example/api/ | new  |
      When they follow "RiskGauge" in the footer
      Then they do not see the link "View API docs" in the hero
      When they follow "ConnectHub" in the footer
      Then they see the link "View API docs" in the hero
      When they follow "Prism" in the footer
      Then they do not see the link "View API docs" in the hero
      When they follow "Wealthscape" in the footer
      Then they see the link "View API docs" in the hero
