Feature: Home hero

  @2.24
  Rule: The home hero has a heading, a subtext and 'Talk to us', which links to /contact-us#Contact_Form and scrolls smoothly to the form

    @motion
    Scenario: The home hero has its heading and its subtext, and 'Talk to us' scrolls smoothly to the form
      Given a visitor on the home page
      Then the page is headed "Bring financial data together, with your customer’s consent"
      And the hero says "turns consented data into decisions."
      When they follow "Talk to us"
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is reached smoothly
      And they see the heading "Talk to us" at the anchor "Contact_Form"

    Scenario: Links lead to the form for a visitor who asks for reduced motion, also after scrolling and going back
      Given a visitor on the home page
      When they follow "Talk to us"
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window
      When they scroll to 0 px
      And they follow "Contact us" in the footer
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window
      When they go back
      Then they are on the home page
      And the page is scrolled to 0 px
      When they follow "Talk to us"
      Then the anchor "Contact_Form" is at the top of the window

  @2.25
  Rule: 'Start building' in the home hero opens the external API documentation in a new tab

    Scenario: The home hero links to the form and, in a new tab, to the API documentation
      Given a visitor on the home page
      Then the links of the hero are:
        | name           | address                                | tab  |
        | Talk to us     | /contact-us#Contact_Form               | same |
        | Start building | https://developers.sangam.example/api/ | new  |
