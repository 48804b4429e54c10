Feature: States of the provider's SDK

  @4.18
  Rule: Login states are SUCCESS, INITIAL, FAILURE, EMAIL_VERIFICATION_REQUIRED, OWNER_APPROVAL_REQUIRED, USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED

    @sdk
    Scenario: The SDK knows seven login states, and a log-in gives SUCCESS
      When the SDK calls login
      Then the SDK gives:
        | loginState        | SUCCESS   |
        | data.sessionToken | session-1 |
      And the SDK knows the login states:
        | SUCCESS                     |
        | INITIAL                     |
        | FAILURE                     |
        | EMAIL_VERIFICATION_REQUIRED |
        | OWNER_APPROVAL_REQUIRED     |
        | USER_CAPTCHA_REQUIRED       |
        | SILENT_CAPTCHA_REQUIRED     |

    @sdk
    Scenario: The login state says what a member lacks, and a wrong password gives FAILURE
      When the SDK calls login with:
        | email | unapproved@lender.example |
      Then the SDK gives:
        | loginState | OWNER_APPROVAL_REQUIRED |
      When the SDK calls login with:
        | email | unverified@lender.example |
      Then the SDK gives:
        | loginState | EMAIL_VERIFICATION_REQUIRED |
      When the SDK calls login with:
        | email | second-factor@lender.example |
      Then the SDK gives:
        | loginState | FAILURE |
      When the SDK calls login with:
        | email    | member@lender.example |
        | password | wrong password        |
      Then the SDK gives:
        | loginState | FAILURE |

    @sdk
    Scenario: Only the right verification code gives SUCCESS, and none before a log-in has begun
      When the SDK calls processVerification
      Then the SDK gives:
        | loginState | FAILURE        |
        | error      | Unknown _state |
      When the SDK calls processVerification with:
        | email            | unverified@lender.example |
        | verificationCode | 000000                    |
      Then the SDK gives:
        | loginState | EMAIL_VERIFICATION_REQUIRED |
      When the SDK calls processVerification with:
        | email            | unverified@lender.example |
        | verificationCode | 123456                    |
      Then the SDK gives:
        | loginState | SUCCESS |

  @4.19
  Rule: The SDK knows the identity statuses PENDING, ACTIVE, DELETED, BLOCKED and OFFLINE and the token roles none, visitor and member

    @sdk
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

    @sdk
    Scenario: The refresh token has the role none at first, and then that of a visitor or a member
      When the SDK calls getTokens
      Then the SDK gives:
        | refreshToken.role | none |
      When the SDK calls generateVisitorTokens
      Then the SDK gives:
        | refreshToken.role | visitor |
      When the SDK calls getMemberTokens
      Then the SDK gives:
        | refreshToken.role | member |

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

    Scenario: The site's scripts name no authorization_code and none of six login and identity states of the SDK
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
