Feature: What the site is for

  @1.3
  Rule: Visitors open the external developer documentation in a new tab and download annual return forms

    Scenario: The link Developers in the header opens the developer documentation in a new tab
      Given the developer documentation is reachable
      And a visitor on the home page
      When they follow "Developers" in the header
      Then a new tab shows "https://developers.sangam.example/"
      And they see the link "Talk to us"

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
      When they follow "View ConnectHub"
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
