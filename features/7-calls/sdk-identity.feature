@sdk
Feature: Identity calls of the provider's SDK

  @7.20
  Rule: The SDK creates a redirect session by POST /v1/redirect-session

    Scenario: A redirect session tells the SDK where to log in and where to log out
      Then the SDK's calls have these results:
        | function              | request                   | authorizationEndpoint                              | logoutUrl                                                                                                                           |
        | createRedirectSession | POST /v1/redirect-session | https://login.sangam.example/_api/oauth2/authorize |                                                                                                                                     |
        | whereToLogOut         | POST /v1/redirect-session |                                                    | https://login.sangam.example/_api/iam/authentication/v1/logout?clientId=sangam-website&postFlowUrl=https%3A%2F%2Fwww.sangam.example |

  @7.21
  Rule: The SDK registers by POST /v2/register

    Scenario: The SDK registers a member by POST /v2/register
      Then the SDK's calls have these results:
        | function | request           | loginState | data.sessionToken |
        | register | POST /v2/register | SUCCESS    | session-1         |

  @7.22
  Rule: The SDK logs in by POST /v2/login

    Scenario: The SDK logs a member in by POST /v2/login
      Then the SDK's calls have these results:
        | function | request        | loginState | data.sessionToken |
        | login    | POST /v2/login | SUCCESS    | session-1         |

  @7.23
  Rule: The SDK changes a password by POST /v2/change-password

    Scenario: The SDK changes a password by POST /v2/change-password
      Then the SDK's calls have these results:
        | function       | request                  |
        | changePassword | POST /v2/change-password |

  @7.24
  Rule: The SDK signs on by POST /v2/sign-on

    Scenario: The SDK signs a member on by POST /v2/sign-on
      Then the SDK's calls have these results:
        | function | request          | sessionToken | identity.email.address |
        | signOn   | POST /v2/sign-on | session-1    | member@lender.example  |

  @7.25
  Rule: The SDK makes GET calls for SSO login and SSO callback

    Scenario: The SDK sends the browser on at both of its SSO addresses
      Then the SDK's calls have these results:
        | function    | request                                      | statusCode | headers.0.value              |
        | ssoLogin    | GET /v1/sso/login-with-token-params-redirect | 302        | https://login.sangam.example |
        | ssoCallback | GET /v1/sso/callback/{tenant}/{connection}   | 302        | https://login.sangam.example |
      And the SDK's source for authentication names "/v1/sso/login-with-token-params-redirect"
      And the SDK's source for authentication names "/v1/sso/callback"

  @7.26
  Rule: The SDK logs out by GET /v1/logout

    Scenario: The SDK logs a member out by GET /v1/logout
      Then the SDK's calls have these results:
        | function | request        | statusCode | headers.0.value              |
        | logout   | GET /v1/logout | 302        | https://login.sangam.example |

  @7.27
  Rule: The SDK has the recovery calls send-email, activation-email and recover

    Scenario: Each recovery call keeps its contract, and the last logs the member in
      Then the SDK's calls have these results:
        | function            | request                   | state   | sessionToken |
        | sendRecoveryEmail   | POST /v1/send-email       |         |              |
        | sendActivationEmail | POST /v1/activation-email |         |              |
        | recover             | POST /v1/recover          | SUCCESS | session-1    |

  @7.28
  Rule: The SDK has the verification calls start, auth/verify and auth/resend

    Scenario: Each verification call keeps its contract, and the SDK's source names the one that only its fetch function makes
      Then the SDK's calls have these results:
        | function                   | request              | verificationId | state                      |
        | startVerification          | POST /v1/start       | verification-1 |                            |
        | verifyDuringAuthentication | POST /v1/auth/verify |                | SUCCESS                    |
        | resendDuringAuthentication | POST /v1/auth/resend |                | REQUIRE_EMAIL_VERIFICATION |
      And the SDK's source for verification names "/v1/auth/resend"
