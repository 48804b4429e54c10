Feature: Identity calls of the provider's SDK

  @7.20
  Rule: The SDK creates a redirect session by POST /v1/redirect-session

    @sdk
    Scenario: A redirect session tells the SDK where to log in
      When the SDK calls createRedirectSession
      Then the contract accepted POST /v1/redirect-session
      And the SDK gives:
        | authorizationEndpoint | https://login.sangam.example/_api/oauth2/authorize |

    @sdk
    Scenario: A redirect session tells the SDK where to log out
      When the SDK calls whereToLogOut
      Then the contract accepted POST /v1/redirect-session
      And the SDK gives:
        | logoutUrl | https://login.sangam.example/_api/iam/authentication/v1/logout?clientId=sangam-website&postFlowUrl=https%3A%2F%2Fwww.sangam.example |

  @7.21
  Rule: The SDK registers by POST /v2/register

    @sdk
    Scenario: The SDK registers a member by POST /v2/register
      When the SDK calls register
      Then the contract accepted POST /v2/register
      And the SDK gives:
        | loginState        | SUCCESS   |
        | data.sessionToken | session-1 |

  @7.22
  Rule: The SDK logs in by POST /v2/login

    @sdk
    Scenario: The SDK logs a member in by POST /v2/login
      When the SDK calls login
      Then the contract accepted POST /v2/login
      And the SDK gives:
        | loginState        | SUCCESS   |
        | data.sessionToken | session-1 |

  @7.23
  Rule: The SDK changes a password by POST /v2/change-password

    @sdk
    Scenario: The SDK changes a password by POST /v2/change-password
      When the SDK calls changePassword
      Then the contract accepted POST /v2/change-password

  @7.24
  Rule: The SDK signs on by POST /v2/sign-on

    @sdk
    Scenario: The SDK signs a member on by POST /v2/sign-on
      When the SDK calls signOn
      Then the contract accepted POST /v2/sign-on
      And the SDK gives:
        | sessionToken           | session-1             |
        | identity.email.address | member@lender.example |

  @7.25
  Rule: The SDK makes GET calls for SSO login and SSO callback

    @sdk
    Scenario Outline: The SDK's fetch function is redirected at <address>, which the SDK's source names
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | statusCode      | 302                          |
        | headers.0.value | https://login.sangam.example |
      And the SDK's source for authentication names "<address>"

      Examples:
        | operation   | call                                         | address                                  |
        | ssoLogin    | GET /v1/sso/login-with-token-params-redirect | /v1/sso/login-with-token-params-redirect |
        | ssoCallback | GET /v1/sso/callback/{tenant}/{connection}   | /v1/sso/callback                         |

  @7.26
  Rule: The SDK logs out by GET /v1/logout

    @sdk
    Scenario: The SDK logs a member out by GET /v1/logout
      When the SDK calls logout
      Then the contract accepted GET /v1/logout
      And the SDK gives:
        | statusCode      | 302                          |
        | headers.0.value | https://login.sangam.example |

  @7.27
  Rule: The SDK has the recovery calls send-email, activation-email and recover

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call>
      When the SDK calls <operation>
      Then the contract accepted <call>

      Examples:
        | operation           | call                      |
        | sendRecoveryEmail   | POST /v1/send-email       |
        | sendActivationEmail | POST /v1/activation-email |

    @sdk
    Scenario: The SDK recovers a password by POST /v1/recover, which logs the member in
      When the SDK calls recover
      Then the contract accepted POST /v1/recover
      And the SDK gives:
        | state        | SUCCESS   |
        | sessionToken | session-1 |

  @7.28
  Rule: The SDK has the verification calls start, auth/verify and auth/resend

    @sdk
    Scenario Outline: The SDK's <operation> makes the call <call>
      When the SDK calls <operation>
      Then the contract accepted <call>
      And the SDK gives:
        | <name> | <value> |

      Examples:
        | operation                  | call                 | name           | value          |
        | startVerification          | POST /v1/start       | verificationId | verification-1 |
        | verifyDuringAuthentication | POST /v1/auth/verify | state          | SUCCESS        |

    @sdk
    Scenario: The SDK's fetch function has an answer from /v1/auth/resend, which the SDK's source names
      When the SDK calls resendDuringAuthentication
      Then the contract accepted POST /v1/auth/resend
      And the SDK gives:
        | state | REQUIRE_EMAIL_VERIFICATION |
      And the SDK's source for verification names "/v1/auth/resend"
