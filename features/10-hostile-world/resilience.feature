Feature: When something outside fails

  @10.10
  Rule: With every outside service down, slow or wrong each page can be read and left

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
      Then the country is "India"
      And the screen is as they remember
      When 60 seconds pass
      Then the screen is as they remember
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | screen           | fault                                          |
        | the company page | cuts off every call                            |
        | the contact page | answers every call after 999999 ms             |
        | the Prism page   | answers every call with the malformed "<html>" |

    Scenario Outline: An enquiry from <screen> is thanked for when every service <fault>
      Given the clock stands still
      And every outside service <fault>
      And a visitor on <screen>
      When they come to the form
      Then the picker's CDN received 1 call
      When 31 seconds pass
      Then the country is "India"
      Given they have filled in the form
      When they press "Send"
      And 1 second passes
      Then the e-mail service received <sent> calls
      When 30 seconds pass
      Then the e-mail service received 2 calls
      When 30 seconds pass
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And the site keeps "enquiry" in their browser
      When they remember the screen
      And 60 seconds pass
      Then the screen is as they remember

      Examples:
        | screen             | fault                              | sent |
        | the company page   | refuses every call with status 503 | 2    |
        | the Finsense page  | cuts off every call                | 2    |
        | the RiskGauge page | answers every call after 40000 ms  | 1    |
        | the contact page   | answers every call after 999999 ms | 1    |

    Scenario: A visitor can read and leave the annual returns when every service answers nonsense
      Given the clock stands still
      And every outside service answers every call with the malformed "<html>"
      And a visitor on the annual returns
      Then the token service received 1 call
      When 31 seconds pass
      Then the list of annual returns is empty
      And they see what a visitor sees 31 seconds after an answer without documents
      And the console shows the error "Error fetching data: …"
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

  @10.12
  Rule: A page says when the browser has no connection

    Scenario Outline: A lost connection is announced on <screen> until it is back, and leaves the screen as it was
      Given the clock stands still
      And a visitor on <screen>
      When they remember the screen
      And the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then the screen is as they remember
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then the screen is as they remember

      Examples:
        | screen                |
        | the privacy policy    |
        | the conference banner |
