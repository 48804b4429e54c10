Feature: Identity calls of the provider's SDK

  @7.20
  Rule: The SDK creates a redirect session by POST /v1/redirect-session

    @sdk
    Scenario Outline: <call>
      When the SDK <deed>
      Then the contract accepted <call>

      Examples:
        | deed                       | call                      |
        | creates a redirect session | POST /v1/redirect-session |
        | asks where to log out      | POST /v1/redirect-session |

  @7.21
  Rule: The SDK registers by POST /v2/register

    @sdk
    Scenario: A new member
      When the SDK registers
      Then the contract accepted POST /v2/register

  @7.22
  Rule: The SDK logs in by POST /v2/login

    @sdk
    Scenario: A member
      When the SDK logs in
      Then the contract accepted POST /v2/login

  @7.23
  Rule: The SDK changes a password by POST /v2/change-password

    @sdk
    Scenario: A new password
      When the SDK changes a password
      Then the contract accepted POST /v2/change-password

  @7.24
  Rule: The SDK signs on by POST /v2/sign-on

    @sdk
    Scenario: A member
      When the SDK signs on
      Then the contract accepted POST /v2/sign-on

  @7.25
  Rule: The SDK makes GET calls for SSO login and SSO callback

    @sdk
    Scenario Outline: <address>, which the SDK's source names and no function of this version calls but its own fetch
      When the SDK <deed>
      Then the contract accepted <call>
      And the SDK's source for authentication names "<address>"

      Examples:
        | deed                     | call                                         | address                                  |
        | fetches the SSO login    | GET /v1/sso/login-with-token-params-redirect | /v1/sso/login-with-token-params-redirect |
        | fetches the SSO callback | GET /v1/sso/callback/{tenant}/{connection}   | /v1/sso/callback                         |

  @7.26
  Rule: The SDK logs out by GET /v1/logout

    @sdk
    Scenario: A member
      When the SDK logs out
      Then the contract accepted GET /v1/logout

  @7.27
  Rule: The SDK has the recovery calls send-email, activation-email and recover

    @sdk
    Scenario Outline: <call>
      When the SDK <deed>
      Then the contract accepted <call>

      Examples:
        | deed                       | call                      |
        | sends a recovery e-mail    | POST /v1/send-email       |
        | sends an activation e-mail | POST /v1/activation-email |
        | recovers a password        | POST /v1/recover          |

  @7.28
  Rule: The SDK has the verification calls start, auth/verify and auth/resend

    @sdk
    Scenario Outline: <call>
      When the SDK <deed>
      Then the contract accepted <call>

      Examples:
        | deed                     | call                 |
        | starts a verification    | POST /v1/start       |
        | verifies during a log-in | POST /v1/auth/verify |

    @sdk
    Scenario: auth/resend, which the SDK's source names and no function of this version calls but its own fetch
      When the SDK fetches the verification code again
      Then the contract accepted POST /v1/auth/resend
      And the SDK's source for verification names "/v1/auth/resend"
