@sdk
Feature: Constants of the OAuth flow

  @9.15
  Rule: An OAuth flow is still open at 119999 ms and times out at 120000 ms

    Scenario: A log-in still waits at 119999 ms and times out at 120000 ms
      Given the clock stands still
      When the SDK calls getMemberTokensForDirectLogin
      And 119999 ms pass
      Then the SDK is still waiting
      When 1 ms passes
      Then the SDK fails with "OAuth flow timed out"

  @9.16
  Rule: A PKCE verifier has 43 to 128 characters, not 42 and not 129

    Scenario: PKCE verifiers of 43 and 128 characters are made and accepted, and those of 42 and 129 are not
      Then the SDK's calls have these results:
        | function      | with length | code_verifier.length | failure                                             |
        | pkceChallenge | 42          |                      | Expected a length between 43 and 128. Received 42.  |
        | pkceChallenge | 43          | 43                   |                                                     |
        | pkceChallenge | 128         | 128                  |                                                     |
        | pkceChallenge | 129         |                      | Expected a length between 43 and 128. Received 129. |
      And the SDK's calls have these results:
        | function        | with verifierLength | request            | refused for  | failure                     |
        | getMemberTokens | 42                  | POST /oauth2/token | codeVerifier | Failed to get member tokens |
        | getMemberTokens | 43                  | POST /oauth2/token |              |                             |
        | getMemberTokens | 128                 | POST /oauth2/token |              |                             |
        | getMemberTokens | 129                 | POST /oauth2/token | codeVerifier | Failed to get member tokens |

  @9.17
  Rule: A PKCE verifier has 43 characters by default

    Scenario: An OAuth flow of the SDK has a PKCE verifier of 43 characters, which the token service's contract accepts
      Then the SDK's calls have these results:
        | function          | codeVerifier.length | request            |
        | generateOAuthData | 43                  |                    |
        | getMemberTokens   |                     | POST /oauth2/token |
