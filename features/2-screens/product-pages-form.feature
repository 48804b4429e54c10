Feature: Form on product pages

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

    Scenario: The form's intro text, phone and e-mail lines are seen on the company page, not on the Prism page, also after an enquiry
      Given a visitor on the company page
      Then they see "Send us a few lines about your institution and what you have in mind. You can also call or write."
      And they see "+91 00000 00000"
      And they see "hello@sangam.example"
      When they follow "Prism" in the footer
      Then they are on the Prism page
      And the form is still there
      And they do not see "Send us a few lines about your institution and what you have in mind. You can also call or write."
      And they do not see "+91 00000 00000"
      And they do not see "hello@sangam.example"
      When they have filled in the form
      And they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And they do not see "Send us a few lines about your institution and what you have in mind. You can also call or write."
