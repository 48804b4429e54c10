Feature: Errors of the provider's SDK

  @8.10
  Rule: The OAuth flow ends in 'OAuth flow timed out' after 120 seconds

    @sdk
    Scenario: A log-in that is finished at once gives a member's tokens, and one that nobody finishes fails after 120 s
      Given the clock stands still
      Then the SDK's calls have these results:
        | function                      | with posts     | accessToken.value | refreshToken.role |
        | getMemberTokensForDirectLogin | code and state | access-m          | member            |
      When the SDK calls getMemberTokensForDirectLogin
      And 120 seconds pass
      Then the SDK fails with "OAuth flow timed out"

  @8.11
  Rule: The OAuth flow answers 'Missing code or _state' when either is missing and 'Invalid _state' when the state is another

    @sdk
    Scenario: A log-in that comes back without its code, or without the state with which it left, fails
      Then the SDK's calls have these results:
        | function        | with code | with state | failure                |
        | getMemberTokens | none      |            | Missing code or _state |
        | getMemberTokens |           | none       | Missing code or _state |
        | getMemberTokens |           | other      | Invalid _state         |
      And the token service received 0 calls
      And the SDK's calls have these results:
        | function                      | with posts | accessToken.value | failure                |
        | getMemberTokens               |            | access-m          |                        |
        | getMemberTokensForDirectLogin | state      |                   | Missing code or _state |

  @8.12
  Rule: A token failure is 'something went wrong' when the status is not 200, and for members 'Failed to get member tokens'

    @sdk
    Scenario: Token calls for visitors and members fail with their messages when the token service refuses them
      Given the token service refuses call 1 with status 400
      And the token service refuses call 2 with status 401
      And the token service refuses call 3 with status 503
      Then the SDK's calls have these results:
        | function                        | with code | failure                     |
        | generateVisitorTokens           |           | something went wrong        |
        | getMemberTokensForExternalLogin |           | something went wrong        |
        | getMemberTokens                 |           | Failed to get member tokens |
        | getMemberTokens                 | other     | Failed to get member tokens |

    Scenario: The site logs 'something went wrong' at a token answer of another status than 200
      Given the token service answers every call well, but with status 201
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data:  Error: something went wrong…"

  @8.13
  Rule: The login error codes are missingCaptchaToken, invalidCaptchaToken, invalidPassword, resetPassword, invalidEmail, emailAlreadyExists

    @sdk
    Scenario: Log-ins and registrations that are refused have their error codes, and one with a captcha token has none
      Then the SDK's calls have these results:
        | function | with email             | with password     | with captcha | loginState | errorCode           |
        | login    | suspect@lender.example | right password    |              | FAILURE    | missingCaptchaToken |
        | register | suspect@lender.example | right password    |              | FAILURE    | missingCaptchaToken |
        | login    | suspect@lender.example | right password    | robot        | FAILURE    | invalidCaptchaToken |
        | register | suspect@lender.example | right password    | robot        | FAILURE    | invalidCaptchaToken |
        | login    | member@lender.example  | wrong password    |              | FAILURE    | invalidPassword     |
        | login    | member@lender.example  | outdated password |              | FAILURE    | resetPassword       |
        | login    | nobody@lender.example  | right password    |              | FAILURE    | invalidEmail        |
        | register | nobody                 | right password    |              | FAILURE    | invalidEmail        |
        | register | member@lender.example  | right password    |              | FAILURE    | emailAlreadyExists  |
        | login    | suspect@lender.example | right password    | human        | SUCCESS    | undefined           |

  @8.14
  Rule: Other SDK errors: a missing service plugin implementation, 'GraphQL request failed with status {status}', 'System error occurred'

    @sdk
    Scenario: The SDK has its own words for a missing plugin, a refused GraphQL call and a call that is cut off
      Given the GraphQL service refuses call 1 with status 400
      And the GraphQL service refuses call 2 with status 500
      And the data service cuts off every call
      Then the SDK's calls have these results:
        | function       | failure                                                                      |
        | executeHandler | No service plugin implementations found for component type external_database |
        | queryGraphql   | GraphQL request failed with status 400                                       |
        | queryGraphql   | GraphQL request failed with status 500                                       |
        | queryItems     | System error occurred…                                                       |
