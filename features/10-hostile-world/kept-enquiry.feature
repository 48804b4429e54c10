Feature: The enquiry that is kept

  @10.13
  Rule: An enquiry that did not reach the company stands in the form again for a day (86400 s), in this browser only

    Background:
      Given a visitor on the contact page

    Scenario: The entries of an enquiry that was refused stand in the form again after a reload
      Given the e-mail service refuses every call with status 503
      When they choose the country "Brazil"
      And they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
        | Message        | Not to be lost      |
      And they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they reload the page
      Then the fields of the form are:
        | label          | value               |
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
        | Message        | Not to be lost      |
      And the button "Send" is enabled
      When they come to the form
      Then the country is "Brazil"
      And the site keeps "enquiry" in their browser
      Given a browser in which a name and half an address are filled in before the scripts come
      When they reload the page
      Then "Email ID" reads "asha@"
      And "Company name" reads "Lender One"

    Scenario: The entries of an enquiry that was cut off stand in the form of another page too
      Given the e-mail service cuts off every call
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they follow "About Us" in the footer
      And they come to the form
      Then "Name" reads "Asha Rao"
      And "Contact number" reads "9000000000"
      And the site keeps "enquiry" in their browser

    Scenario: A kept enquiry is gone once it has been sent again and has arrived
      Given the e-mail service cuts off call 1
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      When they reload the page
      Then "Name" reads "Asha Rao"
      When they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And the site keeps nothing in their browser
      When they reload the page
      Then "Name" reads ""

    Scenario: A kept enquiry stands in the form 86399 seconds after it was sent and is gone a second later
      Given the clock stands still
      And the e-mail service cuts off every call
      And they have filled in the form
      When they press "Send"
      And 1 second passes
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they come back 86398 seconds later
      Then "Name" reads "Asha Rao"
      When they come back 1 second later
      Then "Name" reads ""
      And the site keeps nothing in their browser

    Scenario: A kept enquiry with a dial code that no country has stands in the form with India's
      Given a browser in which a kept enquiry has a dial code that no country has
      When they reload the page
      And they come to the form
      Then the country is "India (Bharat)"
      And "Contact number" reads "9000000000"
      And the site keeps "enquiry" in their browser
