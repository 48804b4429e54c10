Feature: Visitors

  @6.1
  Rule: All pages are public, all visitors are anonymous and there are no roles

    Scenario: The host gives its pages without a password, and the annual returns store nothing in the visitor's browser
      Given a visitor on the annual returns
      Then the data service received 1 call
      And the host's answer to "/" has:
        | status | 200                  |
        | body   | …<h1…                |
        | body   | not …type="password… |
      And the site keeps nothing in their browser

  @6.2
  Rule: A member role exists in the provider's SDK but no member screens are used

    @sdk
    Scenario: The refresh token that the SDK gets with an authorization code has the role member
      When the SDK calls getMemberTokens
      Then the SDK gives:
        | refreshToken.role | member |

    Scenario: The usual addresses of member screens show the not-found page
      Given a visitor on "/login"
      Then the host answered with status 404
      And the page is headed "Page Not Found"
      And the host's answer to "/account" has:
        | status | 404 |
