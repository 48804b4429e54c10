Feature: After the enquiry

  @4.13
  Rule: After the e-mail calls the page scrolls smoothly to the form anchor, the form is hidden and a success box is shown

    @motion
    Scenario: The page scrolls smoothly to the success box after an enquiry is sent
      Given a visitor who has filled in the form on the contact page
      When they scroll to 600 px
      And they press "Send"
      Then the form is replaced by the success box
      And the anchor "Contact_Form" is reached smoothly
      And the focus is on the success box
      And they do not see "Talk to us" at the anchor "Contact_Form"
      And the console says that both e-mails were sent

    Scenario: The form stays until the second e-mail call is answered, and the page jumps to the success box for a visitor who asks for reduced motion
      Given the clock stands still
      And the e-mail service answers call 2 after 3000 ms
      And a visitor who has filled in the form on the contact page
      When they scroll to 600 px
      And they press "Send"
      And 1 second passes
      Then the e-mail service received 2 calls
      And the anchor "Contact_Form" is away from the top of the window
      And the form is still there
      When 3 seconds pass
      Then the form is replaced by the success box
      And the anchor "Contact_Form" is reached by a jump
      And the console's lines about e-mails are expected

    Scenario: The success box stays while the visitor stays on the page; on coming back there is the form again
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they follow "Contact us" in the footer
      Then they are on "/contact-us#Contact_Form"
      And the form is replaced by the success box
      When they follow "About Us" in the footer to the page "About Sangam"
      And they go back
      Then the page is headed "How can we help?"
      And the form is still there
