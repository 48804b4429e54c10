Feature: Phone picker from the CDN

  @7.19
  Rule: The phone-input library and its utilities script come by GET from a public CDN, else from our own copy, else the plain field works

    Scenario: The picker and its utilities are fetched by GET from the CDN
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India"
      And call 1 to the picker's CDN has:
        | method  | GET                                                                            |
        | address | https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/intlTelInput.min.js |
      And call 1 to the utilities' CDN has:
        | method  | GET                                                                 |
        | address | https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/utils.js |

    Scenario Outline: Our own copy of the phone picker is used when the CDN <fault>
      Given the picker's CDN <fault>
      And the utilities' CDN <fault>
      And a visitor on the contact page
      When they come to the form
      Then the country is "India"
      And the picker's CDN received 1 call
      And our own copy of the utilities is fetched

      Examples:
        | fault                                              |
        | refuses every call with status 503                 |
        | cuts off every call                                |
        | answers every call with the malformed "not script" |

    Scenario: A phone picker from the CDN that was tampered with is not run
      Given the picker's CDN answers every call with the malformed "console.info('Altered')"
      And a visitor on the contact page
      When they come to the form
      Then the country is "India"

    Scenario: The field Contact number works and keeps its digits while the CDN's picker is slow
      Given the picker's CDN answers every call after 30000 ms
      And a visitor on the contact page
      And they have filled in the form
      Then the button "Send" is enabled
      And "Contact number" reads "9000000000"
      And the picker's CDN received 1 call
      When 30 seconds pass
      Then the country is "India"
      And "Contact number" reads "9000000000"

    Scenario: An enquiry is sent without the phone picker when the CDN and our own copy fail
      Given the picker's CDN cuts off every call
      And a new version of the site has replaced our own copy of the phone picker
      And a visitor on the contact page
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"
