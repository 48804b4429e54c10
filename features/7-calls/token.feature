Feature: Token calls

  @7.13
  Rule: A token comes from POST /oauth2/token with grant type anonymous or refresh_token; authorization_code and authorized_client also exist

    @embedded
    Scenario: The site gets an anonymous token first, and the second and third with the refresh token that came last
      Given the clock stands still
      And a visitor on the annual returns
      Then call 1 to the token service has:
        | method              | POST                                 |
        | address             | https://www.wixapis.com/oauth2/token |
        | header content-type | application/json                     |
        | clientId            | sangam-website                       |
        | grantType           | anonymous                            |
      And the data service received 1 call
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 14400 seconds pass
      And they go back
      Then call 2 to the token service has:
        | address      | https://www.wixapis.com/oauth2/token |
        | clientId     | sangam-website                       |
        | grantType    | refresh_token                        |
        | refreshToken | refresh-1                            |
      And call 2 to the data service has:
        | header authorization | access-2 |
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 9000 seconds pass
      And they go back
      Then call 3 to the token service has:
        | grantType    | refresh_token |
        | refreshToken | refresh-2     |
      And call 3 to the data service has:
        | header authorization | access-3 |

    Scenario: After a refused refresh token the site gets an anonymous one and lists the files
      Given the token service refuses call 2 with status 401
      And a visitor for whom the annual returns have loaded
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 14400 seconds pass
      And they go back
      And call 2 to the data service is answered
      Then call 3 to the token service has:
        | grantType | anonymous |
      When 1 second passes
      Then the content has 5 icons

    @sdk
    Scenario: The SDK gets tokens with the grant types anonymous, refresh_token, authorization_code and authorized_client
      Then the SDK's calls have these results:
        | function                        | accessToken.value | refreshToken.value |
        | generateVisitorTokens           | access-1          | refresh-1          |
        | renewToken                      | access-2          | refresh-1          |
        | getMemberTokens                 | access-m          | refresh-m          |
        | getMemberTokensForExternalLogin | access-m          | refresh-m          |
      And call 1 to the token service has:
        | address   | https://www.wixapis.com/oauth2/token |
        | grantType | anonymous                            |
      And call 3 to the token service has:
        | grantType | refresh_token |
      And call 4 to the token service has:
        | grantType | authorization_code |
      And call 5 to the token service has:
        | grant_type | authorized_client |

  @7.15
  Rule: The scope is offline_access and the PKCE method S256

    @sdk
    Scenario: The SDK asks for the scope offline_access and proves its log-in by the S256 of a verifier
      When the SDK calls getMemberTokensForExternalLogin
      Then call 1 to the token service has:
        | scope | offline_access |
      When the SDK calls generateOAuthData
      Then the SDK gives:
        | codeChallenge | S256 of codeVerifier |
      When the SDK calls createRedirectSession
      Then call 1 to the redirect service has:
        | auth.authRequest.scope               | offline_access |
        | auth.authRequest.codeChallengeMethod | S256           |

  @7.14
  Rule: A token answer has access_token, refresh_token and expires_in, the seconds from which the expiry is computed

    Scenario: The site uses each token until the last millisecond of its expires_in, 14400 s and then 9000 s
      Given the clock stands still
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 14399999 ms pass
      And they go back
      Then the data service received 2 calls
      And the token service received 1 call
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 600001 ms pass
      And they go back
      Then the data service received 3 calls
      And the token service received 2 calls
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 8999999 ms pass
      And they go back
      Then the data service received 4 calls
      And the token service received 2 calls

    Scenario: A token answer that lacks one of its three parts logs an error, and no data are asked for
      Given the token service answers call 1 with the malformed "{\"refresh_token\": \"r\", \"expires_in\": 1}"
      And the token service answers call 2 with the malformed "{\"access_token\": \"a\", \"expires_in\": 1}"
      And the token service answers call 3 with the malformed "{\"access_token\": \"a\", \"refresh_token\": \"r\"}"
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data: …"
      When they reload the page
      Then the console shows the error "Error fetching data: …"
      When they reload the page
      Then the console shows the error "Error fetching data: …"
      And the token service received 3 calls
      And the data service received 0 calls

    @sdk
    Scenario: The SDK keeps its token for 14400 seconds and renews it a second later
      Given the clock stands still
      When the SDK calls queryItems
      And 14400 seconds pass
      And the SDK calls queryItems
      Then the token service received 1 call
      When 1 second passes
      And the SDK calls queryItems
      Then the token service received 2 calls
