Feature: When the browser keeps nothing, sleeps or loses something

  @10.22
  Rule: Each page stays usable where the browser stores nothing, loses its connection during a call, or has no font

    Scenario: A visitor is thanked for an enquiry although the browser's storage is full, or forbidden
      Given a browser in which storage is full
      And the e-mail service cuts off every call
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the form is replaced by the success box
      And the site keeps nothing in their browser
      Given a browser in which storage is forbidden
      When they reload the page
      Then the button "Send" is disabled
      Given they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected

    Scenario: An enquiry whose connection is lost for an hour while it is sent is thanked for, and kept
      Given the clock stands still
      And the e-mail service answers every call after 3600000 ms
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      And 1 second passes
      Then the e-mail service received 1 call
      When the connection is lost
      And 1800 seconds pass
      And 1800 seconds pass
      And the connection is back
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And the site keeps "enquiry" in their browser

    Scenario: Both e-mails of an enquiry leave when the visitor goes back during the first, and the form is empty when they come again
      Given the clock stands still
      And the e-mail service answers every call after 5000 ms
      And a visitor on the company page
      When they follow "Contact us" in the header
      Then the page is headed "How can we help?"
      Given they have filled in the form
      When they press "Send"
      And 1 second passes
      Then the e-mail service received 1 call
      When they go back
      Then the page is headed "About Sangam"
      When 5 seconds pass
      Then the e-mail service received 2 calls
      When 5 seconds pass
      And call 2 to the e-mail service is answered
      Then the page is scrolled to 0 px
      When they go forward
      Then the page is headed "How can we help?"
      And the button "Send" is disabled
      And the console's lines about e-mails are expected

    Scenario: The home page can be used without its font, and a font that comes late moves no heading
      Given a browser in which no font loads
      And a visitor on the home page
      When they press the tab "Lending"
      Then the tab "Lending" is selected
      Given a browser in which the font moves the headings, and the console says when it is used
      When they reload the page
      Then the console says "The font is used"
      And the console says "The font is taken back"
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the console says "The font is used"
