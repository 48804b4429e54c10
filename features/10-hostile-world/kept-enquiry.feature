Feature: The enquiry that is kept

  @10.13
  Rule: An enquiry that did not reach the company stands in the form again for a day (86400 s), in this browser only

    Background:
      Given a visitor on the contact page

    Scenario Outline: After a reload the entries stand in the form again when the e-mail service <fault>
      Given the e-mail service <fault>
      When they come to the form
      And they press the country
      And they press the option "Brazil"
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

      Examples:
        | fault                              |
        | cuts off every call                |
        | refuses every call with status 503 |
        | cuts off call 1                    |

    Scenario: A kept enquiry with a dial code that no country has stands in the form with India's
      Given before the page's own scripts this one runs:
        """
        const entry = { full_name: 'Asha Rao', email_id: 'asha@lender.example', contact_number: '9000000000', company_name: 'Lender One', text: '' };
        localStorage.setItem('enquiry', JSON.stringify({ at: Date.now(), entry: { ...entry, dial_code: '999' } }));
        """
      When they reload the page
      And they come to the form
      Then the country is "India"
      And "Contact number" reads "9000000000"
      And the site keeps "enquiry" in their browser

    Scenario: A kept enquiry stands in the form of another page too
      Given the e-mail service cuts off every call
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they follow "Prism" in the footer
      And they come to the form
      Then the fields of the form are:
        | label          | value               |
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
        | Message        |                     |
      And the site keeps "enquiry" in their browser

    Scenario: A kept enquiry is gone once it has been sent again and has arrived
      Given the e-mail service cuts off call 1
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      Then the form is replaced by the success box
      When they reload the page
      Then "Name" reads "Asha Rao"
      When they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And the site keeps nothing in their browser
      When they reload the page
      Then "Name" reads ""

    Scenario: A kept enquiry still stands in the form 86399 seconds after it was sent
      Given the clock stands still
      And the e-mail service cuts off every call
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      And 1 second passes
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they come back 86398 seconds later
      Then "Name" reads "Asha Rao"
      And the site keeps "enquiry" in their browser

    Scenario: A kept enquiry is gone 86400 seconds after it was sent
      Given the clock stands still
      And the e-mail service cuts off every call
      When they fill in the form with:
        | Name           | Asha Rao            |
        | Email ID       | asha@lender.example |
        | Contact number | 9000000000          |
        | Company name   | Lender One          |
      And they press "Send"
      And 1 second passes
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      When they come back 86399 seconds later
      Then "Name" reads ""
      And the site keeps nothing in their browser

    Scenario Outline: Kept data that are <no enquiry> are erased, and the form stays empty
      Given this script runs on the page:
        """
        localStorage.setItem('enquiry', '<kept>');
        """
      When they reload the page
      Then "Name" reads ""
      And the site keeps nothing in their browser

      Examples:
        | no enquiry                | kept                                                   |
        | no JSON                   | {                                                      |
        | a number                  | 7                                                      |
        | a moment without entry    | {"at":32503680000000}                                  |
        | a name that is a number   | {"entry":{"full_name":7},"at":32503680000000}          |
        | an entry with a name only | {"entry":{"full_name":"Asha Rao"},"at":32503680000000} |
