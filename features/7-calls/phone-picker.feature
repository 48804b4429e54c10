Feature: Phone picker from the CDN

  @7.19
  Rule: The phone-input library and its utilities script come by GET from a public CDN, else from our own copy, else the plain field works

    Scenario: The phone picker and its utilities are fetched by GET from the CDN
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      And call 1 to the picker's CDN has:
        | method  | GET                                                                            |
        | address | https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/intlTelInput.min.js |
      And call 1 to the utilities' CDN has:
        | method  | GET                                                                 |
        | address | https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/utils.js |

    Scenario: Our own copy of the phone picker and its utilities is used when the CDN fails
      Given the picker's CDN refuses every call with status 503
      And the utilities' CDN cuts off every call
      And a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      And the picker's CDN received 1 call
      And our own copy of the utilities is fetched

    Scenario: A phone picker from the CDN that was tampered with is not run
      Given the picker's CDN answers every call with the malformed "console.info('Altered')"
      And a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"

    Scenario: When the CDN and our own copy fail, an enquiry is sent without the phone picker, which the next page tries to load again
      Given the picker's CDN cuts off call 1
      And a new version of the site has replaced our own copy of the phone picker
      And a visitor who has filled in the form on the contact page
      When 60 seconds pass
      Then the page has been loaded 1 time
      When they press "Send"
      Then the form is replaced by the success box
      And call 1 to the e-mail service has:
        | htmlContent | …+91 9000000000… |
      And the console says that both e-mails were sent
      When they follow "About Us" in the footer to the page "About Sangam"
      And they come to the form
      Then the country is "India (Bharat)"
