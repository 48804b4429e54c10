Feature: Product pages

  @2.35
  Rule: Each product hero's Contact us links to /contact-us#Contact_Form and scrolls smoothly to the form

    @motion
    Scenario: Contact us in the hero of a product page leads to the form and scrolls smoothly to it
      Given a visitor on the Wealthscape page
      When they follow "Contact us" in the hero
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is reached smoothly
      And the focus is on the heading "Talk to us"

  @2.36
  Rule: Each product page has feature sections, trusted-by and certification logos and cards linking to other products

    Scenario: The Finsense page has its sections and logos, and links to other products
      Given a visitor on the Finsense page
      Then the sections of the content are:
        | What it does                                |
        | Who it is for                               |
        | From a consent request to data you can use  |
        | How to get started                          |
        | Trusted by                                  |
        | Security and compliance                     |
        | Other products                              |
        | Let us build the future of finance together |
      And they see the heading "What you need"
      And they see the heading "What you get"
      And the section "Trusted by" has 8 marks
      And the section "Security and compliance" has 3 marks
      And the link "View RiskGauge" in the section "Other products" leads to "/product/lendscape"
      And they do not see "View Finsense" in the section "Other products"

  @2.37
  Rule: 'View API docs' in the heroes of Finsense, Wealthscape and ConnectHub is an external link opening in a new tab

    Scenario: The heroes of Finsense (in a new tab), ConnectHub and Wealthscape link to the API docs, those of RiskGauge and Prism do not
      Given a visitor on the Finsense page
      Then the links of the hero are:
        | name          | address                                | tab  |
        | Contact us    | /contact-us#Contact_Form               | same |
        | View API docs | https://developers.sangam.example/api/ | new  |
      When they follow "View RiskGauge"
      Then they do not see the link "View API docs" in the hero
      When they follow "View ConnectHub"
      Then they see the link "View API docs" in the hero
      When they follow "View Prism"
      Then they do not see the link "View API docs" in the hero
      When they follow "View Wealthscape"
      Then they see the link "View API docs" in the hero

  @2.38
  Rule: The contact form stands at the bottom of product pages

    Scenario: The contact form stands at the bottom of the ConnectHub page and sends an enquiry
      Given a visitor on the ConnectHub page
      Then the section "Let us build the future of finance together" is the last
      And the form is at the end of the content
      When they have filled in the form
      And they press "Send"
      Then the form is replaced by the success box
      And the console says that both e-mails were sent

  @2.39
  Rule: The form's intro text and its phone and e-mail lines are hidden on every route under /product

    Scenario: The form's intro text, phone and e-mail lines are seen on the company page, not on the Finsense page, also after an enquiry
      Given a visitor on the company page
      Then they see "Send us a few lines about your institution and what you have in mind. You can also call or email us."
      And they see "+91 00000 00000"
      And they see "hello@sangam.example"
      When they follow "Sangam home" in the header
      And they follow "View Finsense"
      Then they are on the Finsense page
      And the form is still there
      And they do not see "Send us a few lines about your institution and what you have in mind. You can also call or email us."
      And they do not see "+91 00000 00000"
      And they do not see "hello@sangam.example"
      When they have filled in the form
      And they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And they do not see "Send us a few lines about your institution and what you have in mind. You can also call or email us."
