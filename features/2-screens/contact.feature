Feature: Contact page

  @2.40
  Rule: The contact page has a banner headline and, at the anchor Contact_Form, the heading 'Talk to us', a phone line and an e-mail line

    Scenario: The contact page has its headline, its heading, and our phone number and e-mail address as links
      Given a visitor on the contact page
      Then the page is headed "How can we help?"
      And they see the heading "Talk to us" at the anchor "Contact_Form"
      And they see "Phone"
      And they see "Email"
      And the link "+91 00000 00000" at the anchor "Contact_Form" leads to "tel:+910000000000"
      And the link "hello@sangam.example" at the anchor "Contact_Form" leads to "mailto:hello@sangam.example"

    Scenario: The contact page has the same heading at its address with a slash
      Given a visitor on "/contact-us/"
      When they come to the form
      Then the country is "India (Bharat)"
      And they see the heading "Talk to us" at the anchor "Contact_Form"

  @2.41
  Rule: On other pages the same form stands under a heading about building the future of finance together

    Scenario: The form on a product page, and then on the company page, stands under the heading about the future of finance
      Given a visitor on the RiskGauge page
      Then they see the heading "Let us build the future of finance together" at the anchor "Contact_Form"
      And the form is still there
      When they follow "About Us" in the footer to the page "About Sangam"
      Then they see the heading "Let us build the future of finance together" at the anchor "Contact_Form"
      And the form is still there
      And the link "hello@sangam.example" at the anchor "Contact_Form" leads to "mailto:hello@sangam.example"
