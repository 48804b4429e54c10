Feature: Token calls

  @7.13
  Rule: A token comes from POST /oauth2/token with grant type anonymous or refresh_token; authorization_code and authorized_client also exist

    @embedded
    Scenario: The site's first token comes from POST /oauth2/token with grant type anonymous
      Given a visitor on the annual returns
      Then call 1 to the token service has:
        | method              | POST                                 |
        | address             | https://www.wixapis.com/oauth2/token |
        | header content-type | application/json                     |
        | clientId            | sangam-website                       |
        | grantType           | anonymous                            |

    Scenario: The site gets its second and third tokens with the refresh token that came last
      Given the clock stands still
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 14400 seconds pass
      And they go back
      Then call 2 to the token service has:
        | method       | POST                                 |
        | address      | https://www.wixapis.com/oauth2/token |
        | clientId     | sangam-website                       |
        | grantType    | refresh_token                        |
        | refreshToken | refresh-1                            |
      And call 2 to the data service has:
        | header authorization | access-2 |
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 9000 seconds pass
      And they go back
      Then call 3 to the token service has:
        | grantType    | refresh_token |
        | refreshToken | refresh-2     |
      And call 3 to the data service has:
        | header authorization | access-3 |

    Scenario: After a refused refresh token the site asks for an anonymous token
      Given the clock stands still
      And the token service refuses call 2 with status 401
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 14400 seconds pass
      And they go back
      Then the data service received 2 calls
      And call 3 to the token service has:
        | grantType | anonymous |

    @sdk
    Scenario Outline: The grant type is <grant> when the SDK calls <function>
      When the SDK calls <function>
      Then the SDK gives:
        | accessToken.value  | <access>  |
        | refreshToken.value | <refresh> |
      And call <number> to the token service has:
        | address | https://www.wixapis.com/oauth2/token |
        | <name>  | <grant>                              |

      Examples:
        | function                        | number | name       | grant              | access   | refresh   |
        | generateVisitorTokens           | 1      | grantType  | anonymous          | access-1 | refresh-1 |
        | renewToken                      | 2      | grantType  | refresh_token      | access-2 | refresh-1 |
        | getMemberTokens                 | 1      | grantType  | authorization_code | access-m | refresh-m |
        | getMemberTokensForExternalLogin | 1      | grant_type | authorized_client  | access-m | refresh-m |

  @7.15
  Rule: The scope is offline_access and the PKCE method S256

    @sdk
    Scenario: The SDK begins a log-in with scope offline_access and method S256
      When the SDK calls createRedirectSession
      Then call 1 to the redirect service has:
        | auth.authRequest.scope               | offline_access |
        | auth.authRequest.codeChallengeMethod | S256           |

    @sdk
    Scenario: The PKCE challenge is the S256 of the verifier
      When the SDK calls generateOAuthData
      Then the SDK gives:
        | codeChallenge | S256 of codeVerifier |

    @sdk
    Scenario: The SDK asks for the scope offline_access when it gets tokens for an external login
      When the SDK calls getMemberTokensForExternalLogin
      Then call 1 to the token service has:
        | scope | offline_access |
