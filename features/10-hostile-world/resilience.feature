Feature: When something outside fails

  @10.10
  Rule: With every outside service down, slow or wrong each page can be read and left

    Scenario Outline: A visitor can read and leave <screen> when every service cuts off each call
      Given the clock stands still
      And a visitor on <screen>
      When they come to the end of the page
      And they remember the screen
      Given every outside service cuts off every call
      When they come back 60 seconds later
      And they come to the end of the page
      And 31 seconds pass
      Then the page is headed "<heading>"
      And the screen is as they remember
      When 60 seconds pass
      Then the screen is as they remember
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | screen                   | heading                                                         |
        | the home page            | Bring financial data together, with your customer’s consent     |
        | the privacy policy       | Privacy Policy                                                  |
        | the terms and conditions | Terms and Conditions                                            |
        | the conference page      | Meet Sangam Buddy, your assistant for the Bharat Fintech Summit |

    Scenario Outline: A visitor can read the form of <screen> and leave when every service <fault>
      Given the clock stands still
      And a visitor on <screen>
      When they come to the form
      Then the country is "India"
      When they remember the screen
      Given every outside service <fault>
      When they come back 60 seconds later
      And they come to the form
      Then the picker's CDN received 2 calls
      When 31 seconds pass
      Then the page is headed "<heading>"
      And the country is "India"
      And the screen is as they remember
      When 60 seconds pass
      Then the screen is as they remember
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | screen           | heading                              | fault                                          |
        | the company page | About Sangam                         | cuts off every call                            |
        | the contact page | Tell us what you want to build       | cuts off every call                            |
        | the contact page | Tell us what you want to build       | answers every call after 999999 ms             |
        | the contact page | Tell us what you want to build       | answers every call with the malformed "<html>" |
        | the Prism page   | Prism decodes Indian bank narrations | cuts off every call                            |

    Scenario Outline: A visitor can read and leave the annual returns when every service <fault>
      Given the clock stands still
      And every outside service <fault>
      And a visitor on the annual returns
      When 31 seconds pass
      Then the page is headed "Annual Return Form"
      And the list of annual returns is empty
      And they see what a visitor sees 31 seconds after an answer without documents
      And the console shows the error "Error fetching data: …"
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | fault                                          |
        | cuts off every call                            |
        | answers every call after 999999 ms             |
        | answers every call with the malformed "<html>" |

  @10.11
  Rule: A call that has no answer after 30000 ms is given up, a file after 300000 ms

    Scenario: Each e-mail call that has no answer is given up after 30 s
      Given the clock stands still
      And the e-mail service answers every call after 999999 ms
      And a visitor on the contact page
      And they have filled in the form
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

    Scenario Outline: A call to the <service> that has no answer is given up after 30 s
      Given the clock stands still
      And the <service> answers every call after 999999 ms
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

      Examples:
        | service       |
        | token service |
        | data service  |

    Scenario: A download is given up after 300 s
      Given the file host answers every call after 999999 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      And 299999 ms pass
      Then the file "Annual Return 2024.pdf" is being downloaded
      When 1 ms passes
      Then the console shows the error "Download failed:  TimeoutError…"
      And the file "Annual Return 2024.pdf" is ready to download

    Scenario: The picker's CDN is given up within 31 s when it does not answer
      Given the picker's CDN answers every call after 999999 ms
      And a visitor on the contact page
      When they come to the form
      Then the picker's CDN received 1 call
      When 31 seconds pass
      Then the country is "India"

  @10.12
  Rule: A page says when the browser has no connection

    Scenario Outline: A lost connection is announced on <screen> until it is back
      Given a visitor on <screen>
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then they do not see "You are offline. The contact form, downloads and pages that you have not opened need a connection."

      Examples:
        | screen                |
        | the home page         |
        | the contact page      |
        | the annual returns    |
        | the conference banner |

    Scenario: A connection lost and found twice leaves the screen as it was
      Given a visitor on the privacy policy
      And they remember the screen
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then the screen is as they remember
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then the screen is as they remember
