Feature: Time limits of calls

  @10.11
  Rule: A call that has no answer after 30000 ms is given up, a file after 300000 ms

    Scenario: A visitor waits at most 30 s for each e-mail that is not answered
      Given the clock stands still
      And the e-mail service answers every call after 999999 ms
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      And 1 second passes
      Then the e-mail service received 1 call
      When 29999 ms pass
      Then the e-mail service received 1 call
      When 1 ms passes
      Then the e-mail service received 2 calls
      And the console shows the error "Error sending emails…"
      When 30 seconds pass
      Then the form is replaced by the success box
      And the console shows the error "Error sending emails…"
      And the site keeps "enquiry" in their browser

    Scenario Outline: A call to the <service> is given up after 30 s, and its answer changes nothing then
      Given the clock stands still
      And the <service> answers every call after 40000 ms
      And a visitor on the annual returns
      Then the <service> received 1 call
      When 29999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the console shows the error "Error fetching data:  TimeoutError…"
      When 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the list of annual returns is empty
      When they remember the screen
      And 60 seconds pass
      Then the screen is as they remember

      Examples:
        | service       |
        | token service |
        | data service  |

    Scenario: A visitor can try again 300 s after a download that is not answered
      Given the file host answers every call after 999999 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the file host received 1 call
      When 300 seconds pass
      Then the console shows the error "Download failed:  TimeoutError…"
      And the file "Annual Return 2024.pdf" is ready to download

    Scenario: A download is given up after 300 s, and a file that comes later is not saved
      Given the file host answers every call after 301000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the file host received 1 call
      When 299999 ms pass
      Then the file "Annual Return 2024.pdf" is being downloaded
      When 1 ms passes
      Then the console shows the error "Download failed:  TimeoutError…"
      And the file "Annual Return 2024.pdf" is ready to download
      When 60 seconds pass
      Then the visitor has no file

    Scenario: The picker's CDN is given up within 31 s when it does not answer
      Given the picker's CDN answers every call after 999999 ms
      And a visitor on the contact page
      When they come to the form
      Then the picker's CDN received 1 call
      When 31 seconds pass
      Then the country is "India (Bharat)"
