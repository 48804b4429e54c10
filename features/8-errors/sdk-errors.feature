Feature: Errors of the provider's SDK

  @8.10
  Rule: The OAuth flow ends in 'OAuth flow timed out' after 120 seconds

    @sdk
    Scenario: A log-in that nobody finishes fails with 'OAuth flow timed out' after 120 s
      Given the clock stands still
      When the SDK calls getMemberTokensForDirectLogin
      And 120 seconds pass
      Then the SDK fails with "OAuth flow timed out"

    @sdk
    Scenario: A log-in that is finished at once gives a member's tokens
      When the SDK calls getMemberTokensForDirectLogin with:
        | posts | code and state |
      Then the SDK gives:
        | accessToken.value | access-m |
        | refreshToken.role | member   |

  @8.11
  Rule: The OAuth flow answers 'Missing code or _state' when either is missing and 'Invalid _state' when the state is another

    @sdk
    Scenario Outline: The SDK fails with '<error>' when the <argument> is '<value>'
      When the SDK calls getMemberTokens with:
        | <argument> | <value> |
      Then the SDK fails with "<error>"
      And the token service received 0 calls

      Examples:
        | argument | value | error                  |
        | code     |       | Missing code or _state |
        | state    |       | Missing code or _state |
        | state    | other | Invalid _state         |

    @sdk
    Scenario: A member's code with the state that the SDK began with gives an access token
      When the SDK calls getMemberTokens
      Then the SDK gives:
        | accessToken.value | access-m |

    @sdk
    Scenario: A log-in whose hidden frame posts no code fails with 'Missing code or _state'
      When the SDK calls getMemberTokensForDirectLogin with:
        | posts | state |
      Then the SDK fails with "Missing code or _state"

  @8.12
  Rule: A token failure is 'something went wrong' when the status is not 200, and for members 'Failed to get member tokens'

    @sdk
    Scenario Outline: Token calls for visitors and members fail with their messages at status <status>
      Given the token service refuses every call with status <status>
      When the SDK calls generateVisitorTokens
      Then the SDK fails with "something went wrong"
      When the SDK calls getMemberTokensForExternalLogin
      Then the SDK fails with "something went wrong"
      When the SDK calls getMemberTokens
      Then the SDK fails with "Failed to get member tokens"

      Examples:
        | status |
        | 400    |
        | 401    |
        | 503    |

    @sdk
    Scenario: An unknown authorization code fails with 'Failed to get member tokens'
      When the SDK calls getMemberTokens with:
        | code | other |
      Then the SDK fails with "Failed to get member tokens"

    Scenario Outline: The site logs 'something went wrong' when the token service <fault>
      Given the token service <fault>
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data:  Error: something went wrong…"

      Examples:
        | fault                                        |
        | refuses every call with status 401           |
        | answers every call well, but with status 201 |
        | answers every call well, but with status 203 |

  @8.13
  Rule: The login error codes are missingCaptchaToken, invalidCaptchaToken, invalidPassword, resetPassword, invalidEmail, emailAlreadyExists

    @sdk
    Scenario Outline: The error code is <code> when <email> makes the call <operation> with the <password> and the captcha '<captcha>'
      When the SDK calls <operation> with:
        | email    | <email>    |
        | password | <password> |
        | captcha  | <captcha>  |
      Then the SDK gives:
        | loginState | FAILURE |
        | errorCode  | <code>  |

      Examples:
        | operation | email                  | password          | captcha | code                |
        | login     | suspect@lender.example | right password    |         | missingCaptchaToken |
        | register  | suspect@lender.example | right password    |         | missingCaptchaToken |
        | login     | suspect@lender.example | right password    | robot   | invalidCaptchaToken |
        | register  | suspect@lender.example | right password    | robot   | invalidCaptchaToken |
        | login     | member@lender.example  | wrong password    |         | invalidPassword     |
        | login     | member@lender.example  | outdated password |         | resetPassword       |
        | login     | nobody@lender.example  | right password    |         | invalidEmail        |
        | register  | nobody                 | right password    |         | invalidEmail        |
        | register  | member@lender.example  | right password    |         | emailAlreadyExists  |

    @sdk
    Scenario: A log-in with a captcha token succeeds without an error code
      When the SDK calls login with:
        | email   | suspect@lender.example |
        | captcha | human                  |
      Then the SDK gives:
        | loginState | SUCCESS   |
        | errorCode  | undefined |

  @8.14
  Rule: Other SDK errors: a missing service plugin implementation, 'GraphQL request failed with status {status}', 'System error occurred'

    @sdk
    Scenario: The SDK fails when it is asked for a service plugin that nobody implements
      When the SDK calls executeHandler
      Then the SDK fails with "No service plugin implementations found for component type external_database"

    @sdk
    Scenario Outline: The SDK fails with 'GraphQL request failed with status <status>' when its call is refused
      Given the GraphQL service refuses every call with status <status>
      When the SDK calls queryGraphql
      Then the SDK fails with "GraphQL request failed with status <status>"

      Examples:
        | status |
        | 400    |
        | 500    |

    @sdk
    Scenario: The SDK fails with 'System error occurred' when its call to the data service is cut off
      Given the data service cuts off every call
      When the SDK calls queryItems
      Then the SDK fails with "System error occurred…"
