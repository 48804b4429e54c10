Feature: A visitor's token

  @6.3
  Rule: The annual returns page automatically obtains an anonymous visitor token together with a refresh token

    @embedded
    Scenario: An anonymous token is obtained before the list is asked for, and renewed by its refresh token
      Given the clock stands still
      And a visitor on the annual returns
      Then call 1 to the token service has:
        | grantType | anonymous      |
        | clientId  | sangam-website |
      And call 1 to the data service has:
        | header authorization | access-1 |
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 14400 seconds pass
      And they go back
      Then call 2 to the token service has:
        | grantType    | refresh_token |
        | refreshToken | refresh-1     |

    @desktop
    Scenario: Passing over the links of the company page's header and footer obtains no token
      Given a visitor on the company page
      When the pointer and the focus pass over all that the header offers
      And the pointer and the focus pass over all that the footer offers
      And they come to the end of the page
      Then the token service received 0 calls
