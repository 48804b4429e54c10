Feature: Errors of the provider's SDK

  @8.10
  Rule: The OAuth flow ends in 'OAuth flow timed out' after 120 seconds

    @sdk
    Scenario: A log-in that nobody finishes fails with 'OAuth flow timed out' after 120 s
      Given the clock stands still
      When the SDK begins a log-in in a hidden frame that nobody finishes
      And 120 seconds pass
      Then the SDK fails with "OAuth flow timed out"

    @sdk
    Scenario: A log-in that is finished at once gives a member's tokens
      When the SDK logs a member in through a hidden frame
      Then the SDK gives:
        | accessToken.value | access-m |
        | refreshToken.role | member   |

  @8.11
  Rule: The OAuth flow answers 'Missing code or _state' when either is missing and 'Invalid _state' when the state is another

    @sdk
    Scenario Outline: The SDK fails with '<error>' when it <deed>
      When the SDK <deed>
      Then the SDK fails with "<error>"
      And the token service received 0 calls

      Examples:
        | deed                                          | error                  |
        | asks for a member's tokens without a code     | Missing code or _state |
        | asks for a member's tokens without a state    | Missing code or _state |
        | asks for a member's tokens with another state | Invalid _state         |

    @sdk
    Scenario: A member's code with the same state gives an access token
      When the SDK asks for a member's tokens with a code
      Then the SDK gives:
        | accessToken.value | access-m |

    @sdk
    Scenario: A hidden frame that posts no code fails with 'Missing code or _state'
      When the SDK logs a member in through a hidden frame that posts no code
      Then the SDK fails with "Missing code or _state"

  @8.12
  Rule: A token failure is 'something went wrong' when the status is not 200, and for members 'Failed to get member tokens'

    @sdk
    Scenario Outline: Token calls for visitors and members fail with their messages at status <status>
      Given the token service refuses every call with status <status>
      When the SDK asks for visitor tokens
      Then the SDK fails with "something went wrong"
      When the SDK asks for a member's tokens as a server
      Then the SDK fails with "something went wrong"
      When the SDK asks for a member's tokens with a code
      Then the SDK fails with "Failed to get member tokens"

      Examples:
        | status |
        | 400    |
        | 401    |
        | 503    |

    @sdk
    Scenario: An unknown code fails with 'Failed to get member tokens'
      When the SDK asks for a member's tokens with an unknown code
      Then the SDK fails with "Failed to get member tokens"

    Scenario Outline: The site logs 'something went wrong' when the token service <fault>
      Given the token service <fault>
      And a visitor on the annual returns
      Then the console shows an error beginning with "Error fetching data:  Error: something went wrong"

      Examples:
        | fault                                        |
        | refuses every call with status 401           |
        | answers every call well, but with status 201 |
        | answers every call well, but with status 203 |

  @8.13
  Rule: The login error codes are missingCaptchaToken, invalidCaptchaToken, invalidPassword, resetPassword, invalidEmail, emailAlreadyExists

    @sdk
    Scenario Outline: The error code is <code> when the SDK <deed>
      When the SDK <deed>
      Then the SDK gives:
        | loginState | FAILURE |
        | errorCode  | <code>  |

      Examples:
        | deed                                           | code                |
        | logs in a suspect without a captcha token      | missingCaptchaToken |
        | registers a suspect without a captcha token    | missingCaptchaToken |
        | logs in a suspect with a wrong captcha token   | invalidCaptchaToken |
        | registers a suspect with a wrong captcha token | invalidCaptchaToken |
        | logs in with a wrong password                  | invalidPassword     |
        | logs in with an outdated password              | resetPassword       |
        | logs in with an unknown e-mail address         | invalidEmail        |
        | registers with what is no e-mail address       | invalidEmail        |
        | registers with a member's e-mail address       | emailAlreadyExists  |

    @sdk
    Scenario: A log-in with a captcha token succeeds without an error code
      When the SDK logs in a suspect with a captcha token
      Then the SDK gives:
        | loginState | SUCCESS   |
        | errorCode  | undefined |

  @8.14
  Rule: Other SDK errors: a missing service plugin implementation, 'GraphQL request failed with status {status}', 'System error occurred'

    @sdk
    Scenario: The SDK fails when it is asked for a service plugin that nobody implements
      When the SDK is asked for a service plugin that nobody implements
      Then the SDK fails with "No service plugin implementations found for component type external_database"

    @sdk
    Scenario Outline: The SDK fails with 'GraphQL request failed with status <status>'
      Given the GraphQL service refuses every call with status <status>
      When the SDK asks GraphQL
      Then the SDK fails with "GraphQL request failed with status <status>"

      Examples:
        | status |
        | 400    |
        | 500    |

    @sdk
    Scenario: The SDK fails with 'System error occurred' when its call is cut off
      Given the data service cuts off every call
      When the SDK asks for the data items
      Then the SDK fails with an error beginning with "System error occurred"
