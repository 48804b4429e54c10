Feature: Phone field

  @2.47
  Rule: The phone input (tel) has a country picker with a separate dial code and initial country India

    Scenario: The phone picker starts with India and +91, and the dial code follows the country that is chosen
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      And the dial code reads "+91"
      And the field "Contact number" is for telephone numbers
      When they choose the country "Singapore"
      Then the country is "Singapore"
      And the dial code reads "+65"

    Scenario: The phone picker finds countries by other names that people use
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      When they press the country
      And they type on with "usa"
      Then they see the option "United States"
      And they do not see the option "India"
      When they press the Escape key
      And they press the country
      And they type on with "turkey"
      Then they see the option "Türkiye"

    Scenario: The phone picker's list of countries closes when the visitor goes back
      Given a visitor on the company page
      When they follow "Contact us" in the header to the page "How can we help?"
      And they come to the form
      And they press the country
      Then they see the option "India (Bharat)"
      When they go back
      Then the page is headed "About Sangam"
      And they do not see the option "India (Bharat)"

    Scenario: A number with the dial code +65 that the browser fills in changes the country to Singapore
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      When the browser fills in a number of Singapore
      Then the country is "Singapore"
      And the dial code reads "+65"
      And "Contact number" reads "90000000"
      And "Contact number" shows no error

    Scenario: A number with the dial code +65 that the browser fills in before the picker has loaded is sent with that code
      Given the picker's CDN answers every call after 2000 ms
      And a visitor on the contact page
      When the browser fills in a number of Singapore
      And they fill in the form with:
        | Name         | Asha Rao            |
        | Email ID     | asha@lender.example |
        | Company name | Lender One          |
      Then the picker's CDN received 1 call
      And "Contact number" shows the error "Invalid phone number"
      When 2000 ms pass
      Then the country is "Singapore"
      And "Contact number" shows no error
      When they press "Send"
      Then the form is replaced by the success box
      And call 1 to the e-mail service has:
        | htmlContent Contact number | +65 90000000 |
      And the console says that both e-mails were sent

    Scenario: A number with the dial code +65 that the browser fills in before the form's script has come is taken over
      Given a visitor on the company page
      When the browser fills in a number of Singapore
      And they come to the form
      Then the country is "Singapore"
      And "Contact number" shows no error

  @2.48
  Rule: The phone input is in non-national mode and leaves the digits as the visitor types them

    Scenario: The contact number stays as it is typed, and shows an error unless it is digits alone
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      When they type "9000000000" into "Contact number"
      And they choose the country "India (Bharat)"
      Then "Contact number" reads "9000000000"
      And "Contact number" shows no error
      When they type "+919000000000" into "Contact number"
      Then "Contact number" reads "+919000000000"
      And "Contact number" shows the error "Invalid phone number"
      And the focus is on "Contact number"
      When they type "+9990000" into "Contact number"
      Then "Contact number" reads "+9990000"
      And "Contact number" shows the error "Invalid phone number"
      When they type "9000 0" into "Contact number"
      And they choose the country "Singapore"
      Then "Contact number" reads "9000 0"
      When they type "9000 0 " into "Contact number"
      And they choose the country "India (Bharat)"
      Then "Contact number" reads "9000 0 "
      And "Contact number" shows the error "Invalid phone number"

    Scenario: Digits typed into the contact number before the phone picker and its utilities are loaded stay
      Given the picker's CDN answers every call after 2000 ms
      And the utilities' CDN answers every call after 2000 ms
      And a visitor on the contact page
      When they type "9000000001" into "Contact number"
      And they press the ArrowLeft key
      Then the picker's CDN received 1 call
      When 2000 ms pass
      Then the country is "India (Bharat)"
      And "Contact number" reads "9000000001"
      And the focus is on "Contact number"
      And the utilities' CDN received 1 call
      When they type on with "2"
      Then "Contact number" reads "90000000021"
      When 2000 ms pass
      And call 1 to the utilities' CDN is answered
      And they type on with "3"
      Then "Contact number" reads "900000000231"
      And "Contact number" shows no error

    Scenario: A phone picker that loads late takes no focus from another field
      Given the picker's CDN answers every call after 2000 ms
      And a visitor on the contact page
      When they type "Asha" into "Name"
      Then the picker's CDN received 1 call
      When 2000 ms pass
      Then the country is "India (Bharat)"
      When they type on with " Rao"
      Then "Name" reads "Asha Rao"

    Scenario: A phone picker that loads late does not move the page to the field with the focus
      Given the picker's CDN answers every call after 2000 ms
      And a visitor on the Finsense page
      When they type "9000000000" into "Contact number"
      Then the picker's CDN received 1 call
      When they scroll to 0 px
      And 2000 ms pass
      And call 1 to the picker's CDN is answered
      Then the country is "India (Bharat)"
      And the page is scrolled to 0 px
