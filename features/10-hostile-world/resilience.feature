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

  @10.12
  Rule: A page says when the browser has no connection

    Scenario Outline: A lost connection is announced on <screen> until it is back
      Given the clock stands still
      And a visitor on <screen>
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
