Feature: States of the provider's SDK

  @4.18
  @sdk
  Rule: Login states are SUCCESS, INITIAL, FAILURE, EMAIL_VERIFICATION_REQUIRED, OWNER_APPROVAL_REQUIRED, USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED

    Scenario: The SDK knows seven login states, and a log-in gives SUCCESS
      Then the SDK's calls have these results:
        | function | loginState | data.sessionToken |
        | login    | SUCCESS    | session-1         |
      And the SDK knows the login states:
        | SUCCESS                     |
        | INITIAL                     |
        | FAILURE                     |
        | EMAIL_VERIFICATION_REQUIRED |
        | OWNER_APPROVAL_REQUIRED     |
        | USER_CAPTCHA_REQUIRED       |
        | SILENT_CAPTCHA_REQUIRED     |

    Scenario: The login state says what a member lacks, and a wrong password gives FAILURE
      Then the SDK's calls have these results:
        | function | with email                   | with password  | loginState                  |
        | login    | unapproved@lender.example    |                | OWNER_APPROVAL_REQUIRED     |
        | login    | unverified@lender.example    |                | EMAIL_VERIFICATION_REQUIRED |
        | login    | second-factor@lender.example |                | FAILURE                     |
        | login    | member@lender.example        | wrong password | FAILURE                     |

    Scenario: A log-in succeeds by the right verification code alone, and no code is accepted before it has begun
      Then the SDK's calls have these results:
        | function            | with email                | with verificationCode | loginState                  | error          |
        | processVerification |                           |                       | FAILURE                     | Unknown _state |
        | processVerification | unverified@lender.example | 000000                | EMAIL_VERIFICATION_REQUIRED |                |
        | processVerification | unverified@lender.example | 123456                | SUCCESS                     |                |

  @4.19
  @sdk
  Rule: The SDK knows the identity statuses PENDING, ACTIVE, DELETED, BLOCKED and OFFLINE and the token roles none, visitor and member

    Scenario: The SDK knows five identity statuses and three token roles and signs on as ACTIVE
      When the SDK calls signOn
      Then the SDK gives:
        | identity.status.name | ACTIVE |
      And the SDK knows the identity statuses:
        | PENDING |
        | ACTIVE  |
        | DELETED |
        | BLOCKED |
        | OFFLINE |
      And the SDK knows the token roles:
        | none    |
        | visitor |
        | member  |

    Scenario: The refresh token has the role none at first, and then that of a visitor or a member
      Then the SDK's calls have these results:
        | function              | refreshToken.role |
        | getTokens             | none              |
        | generateVisitorTokens | visitor           |
        | getMemberTokens       | member            |

  @4.20
  Rule: No visible page uses the data service's login, identity and token states

    Scenario: A download on the annual returns uses an anonymous token only
      Given a visitor on the annual returns
      When they press "Annual Return 2024.pdf Download"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the calls were, in order:
        | token service |
        | data service  |
        | file host     |
      And call 1 to the token service has:
        | grantType | anonymous |

    Scenario: The site's scripts name no authorization_code and none of eleven names and states of the SDK
      Given a visitor on the annual returns
      Then the site's scripts mention:
        | AnnualRevenueFiles              |
        | not EMAIL_VERIFICATION_REQUIRED |
        | not OWNER_APPROVAL_REQUIRED     |
        | not USER_CAPTCHA_REQUIRED       |
        | not SILENT_CAPTCHA_REQUIRED     |
        | not BLOCKED                     |
        | not OFFLINE                     |
        | not authorization_code          |
        | not js-sdk                      |
        | not x-wix-bi-gateway            |
        | not _api/iam                    |
        | not createRedirectSession       |
        | not Unknown _state              |
