Feature: Constants of the OAuth flow

  @9.15
  Rule: An OAuth flow is still open at 119999 ms and times out at 120000 ms

    @sdk
    Scenario: A log-in still waits at 119999 ms and times out at 120000 ms
      Given the clock stands still
      When the SDK calls getMemberTokensForDirectLogin
      And 119999 ms pass
      Then the SDK is still waiting
      When 1 ms passes
      Then the SDK fails with "OAuth flow timed out"

  @9.16
  Rule: A PKCE verifier has 43 to 128 characters, not 42 and not 129

    @sdk
    Scenario Outline: The SDK makes a PKCE verifier of <length> characters
      When the SDK calls pkceChallenge with:
        | length | <length> |
      Then the SDK gives:
        | code_verifier.length | <length> |

      Examples:
        | length |
        | 43     |
        | 128    |

    @sdk
    Scenario Outline: The SDK makes no PKCE verifier of <length> characters
      When the SDK calls pkceChallenge with:
        | length | <length> |
      Then the SDK fails with "Expected a length between 43 and 128. Received <length>."

      Examples:
        | length |
        | 42     |
        | 129    |

    @sdk
    Scenario Outline: The token service's contract accepts a PKCE verifier of <length> characters
      When the SDK calls getMemberTokens with:
        | verifierLength | <length> |
      Then the contract accepted POST /oauth2/token

      Examples:
        | length |
        | 43     |
        | 128    |

    @sdk
    Scenario Outline: The token service's contract refuses a PKCE verifier of <length> characters
      When the SDK calls getMemberTokens with:
        | verifierLength | <length> |
      Then the contract refused POST /oauth2/token for its "codeVerifier"
      And the SDK fails with "Failed to get member tokens"

      Examples:
        | length |
        | 42     |
        | 129    |

  @9.17
  Rule: A PKCE verifier has 43 characters by default

    @sdk
    Scenario: An OAuth flow of the SDK has a PKCE verifier of 43 characters by default
      When the SDK calls generateOAuthData
      Then the SDK gives:
        | codeVerifier.length | 43 |

    @sdk
    Scenario: The token service's contract accepts the PKCE verifier that the SDK makes by default
      When the SDK calls getMemberTokens
      Then the contract accepted POST /oauth2/token
