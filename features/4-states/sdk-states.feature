Feature: States of the provider's SDK

  @4.18
  Rule: Login states are SUCCESS, INITIAL, FAILURE, EMAIL_VERIFICATION_REQUIRED, OWNER_APPROVAL_REQUIRED, USER_CAPTCHA_REQUIRED, SILENT_CAPTCHA_REQUIRED

    @sdk
    Scenario: The SDK knows seven login states, and a log-in gives SUCCESS
      When the SDK logs in
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
    Scenario Outline: The login state is <state> when the SDK <deed>
      When the SDK <deed>
      Then the SDK gives:
        | loginState | <state> |

      Examples:
        | deed                                                  | state                       |
        | logs in a member                                      | SUCCESS                     |
        | logs in somebody whom the owner has not approved      | OWNER_APPROVAL_REQUIRED     |
        | logs in somebody whose e-mail address is not verified | EMAIL_VERIFICATION_REQUIRED |
        | goes on with a wrong verification code                | EMAIL_VERIFICATION_REQUIRED |
        | goes on with the right verification code              | SUCCESS                     |
        | logs in with a wrong password                         | FAILURE                     |
        | logs in somebody who needs a second factor            | FAILURE                     |

    @sdk
    Scenario: A log-in that nobody has begun cannot be verified and gives FAILURE
      When the SDK goes on with a log-in that nobody has begun
      Then the SDK gives:
        | loginState | FAILURE        |
        | error      | Unknown _state |

  @4.19
  Rule: The SDK knows the identity statuses PENDING, ACTIVE, DELETED, BLOCKED and OFFLINE and the token roles none, visitor and member

    @sdk
    Scenario: The SDK knows five identity statuses and three token roles and signs on as ACTIVE
      When the SDK signs on
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
    Scenario Outline: The refresh token has the role <role> when the SDK <deed>
      When the SDK <deed>
      Then the SDK gives:
        | refreshToken.role | <role> |

      Examples:
        | deed                                   | role    |
        | looks at its tokens                    | none    |
        | asks for visitor tokens                | visitor |
        | asks for a member's tokens with a code | member  |

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
      And call 1 to the token service carried:
        | grantType | anonymous |

    Scenario: The site's scripts name none of six login and identity states of the SDK
      Given a visitor on the annual returns
      Then the site's scripts mention "AnnualRevenueFiles"
      And the site's scripts mention none of:
        | EMAIL_VERIFICATION_REQUIRED |
        | OWNER_APPROVAL_REQUIRED     |
        | USER_CAPTCHA_REQUIRED       |
        | SILENT_CAPTCHA_REQUIRED     |
        | BLOCKED                     |
        | OFFLINE                     |
        | authorization_code          |
