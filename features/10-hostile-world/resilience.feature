Feature: When something outside fails

  Background:
    Given the clock stands still

  @10.10
  Rule: With every outside service down, slow or wrong each page can be read and left

    Scenario Outline: A visitor can read and leave <screen> when every service cuts off each call
      Given a visitor on <screen>
      When they come to the end of the page
      And they remember the screen
      Given every outside service cuts off every call
      When they come back 60 seconds later
      And they come to the end of the page
      And 31 seconds pass
      Then the screen is as they remember
      When 60 seconds pass
      Then the screen is as they remember
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | screen                   |
        | the home page            |
        | the privacy policy       |
        | the terms and conditions |
        | the conference page      |

    Scenario Outline: A visitor can read the form of <screen> and leave when every service <fault>
      Given a visitor on <screen>
      When they come to the form
      Then the country is "India (Bharat)"
      When they remember the screen
      Given every outside service <fault>
      When they come back 60 seconds later
      And they come to the form
      Then the picker's CDN received 2 calls
      When 31 seconds pass
      Then the page is headed "<heading>"
      And the country is "India (Bharat)"
      And the screen is as they remember
      When 60 seconds pass
      Then the screen is as they remember
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"

      Examples:
        | screen           | heading                              | fault                                          |
        | the company page | About Sangam                         | cuts off every call                            |
        | the contact page | How can we help?                     | cuts off every call                            |
        | the contact page | How can we help?                     | answers every call after 999999 ms             |
        | the contact page | How can we help?                     | answers every call with the malformed "<html>" |
        | the Prism page   | Prism decodes Indian bank narrations | cuts off every call                            |

    Scenario Outline: A visitor is thanked for an enquiry from <screen> when every service <fault>
      Given every outside service <fault>
      And a visitor on <screen>
      When they come to the form
      Then the picker's CDN received 1 call
      When 31 seconds pass
      Then the country is "India (Bharat)"
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
        | screen           | fault                              | sent |
        | the company page | refuses every call with status 503 | 2    |
        | the company page | cuts off every call                | 2    |
        | the company page | answers every call after 40000 ms  | 1    |
        | the company page | answers every call after 999999 ms | 1    |
        | the Prism page   | refuses every call with status 503 | 2    |
        | the Prism page   | cuts off every call                | 2    |
        | the Prism page   | answers every call after 40000 ms  | 1    |
        | the Prism page   | answers every call after 999999 ms | 1    |
        | the contact page | refuses every call with status 503 | 2    |
        | the contact page | cuts off every call                | 2    |
        | the contact page | answers every call after 40000 ms  | 1    |
        | the contact page | answers every call after 999999 ms | 1    |

    Scenario Outline: A visitor is thanked for an enquiry from <screen> when every service answers without sense
      Given every outside service answers every call with the malformed "<html>"
      And a visitor on <screen>
      When they come to the form
      Then the country is "India (Bharat)"
      Given they have filled in the form
      When they press "Send"
      And 1 second passes
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And the e-mail service received 2 calls

      Examples:
        | screen           |
        | the company page |
        | the Prism page   |
        | the contact page |

    Scenario Outline: A visitor can read and leave the annual returns when every service <fault>
      Given every outside service <fault>
      And a visitor on the annual returns
      Then the token service received 1 call
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

    Scenario Outline: A connection lost twice is announced on <screen> until it is back, and leaves the screen as it was
      Given <visitor>
      When they remember the screen
      And the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then they do not see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      When the connection is back
      Then the screen is as they remember

      Examples:
        | screen                | visitor                                           |
        | the home page         | a visitor on the home page                        |
        | the contact page      | a visitor on the contact page                     |
        | the annual returns    | a visitor for whom the annual returns have loaded |
        | the conference banner | a visitor on the conference banner                |
