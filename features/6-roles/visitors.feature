Feature: Visitors

  @6.1
  Rule: All pages are public, all visitors are anonymous and there are no roles

    Scenario Outline: The host answers <address> without asking for a password
      Given a visitor on the annual returns
      Then the host's answer to "<address>" has:
        | status | 200                  |
        | body   | …<h1…                |
        | body   | not …type="password… |
      And the data service received 1 call
      And the site keeps nothing in their browser

      Examples:
        | address               |
        | /                     |
        | /company              |
        | /contact-us           |
        | /product/finsense     |
        | /product/connecthub   |
        | /product/lendscape    |
        | /product/wealthscape  |
        | /product/prism        |
        | /privacy-policy       |
        | /terms-and-conditions |
        | /annual-returns       |
        | /bfs                  |
        | /bfs-2025             |

  @6.2
  Rule: A member role exists in the provider's SDK but no member screens are used

    @sdk
    Scenario: The refresh token that the SDK gets with an authorization code has the role member
      When the SDK calls getMemberTokens
      Then the SDK gives:
        | refreshToken.role | member |

    Scenario Outline: The address <address> has no screen of its own and shows the not-found page
      Given a visitor on "<address>"
      Then the page is headed "Page Not Found"
      And the host answered with status 404

      Examples:
        | address   |
        | /login    |
        | /account  |
        | /members  |
        | /register |

    Scenario: The content and the footer of the home page lead to no member screen
      Given a visitor on the home page
      Then the content offers:
        | link  | Talk to us                 |
        | link  | Start building             |
        | tab   | Data connect               |
        | tab   | Lending                    |
        | tab   | Wealth management          |
        | tab   | Transaction categorization |
        | link  | View Finsense              |
        | link  | View ConnectHub            |
        | link  | Read API docs              |
        | field | Sample request             |
        | link  | Connect with us            |
      And the footer offers:
        | link | Contact us                     |
        | link | Finsense                       |
        | link | ConnectHub                     |
        | link | RiskGauge                      |
        | link | Wealthscape                    |
        | link | Prism                          |
        | link | API Documents                  |
        | link | About Us                       |
        | link | Privacy Policy                 |
        | link | Terms & Conditions             |
        | link | CISA IT audit certificate      |
        | link | SOC 2 Type 2 audit certificate |
        | link | Annual returns                 |
        | link | Professional network           |

    Scenario: The site's scripts mention none of five names from the SDK
      Given a visitor on the annual returns
      Then the site's scripts mention:
        | AnnualRevenueFiles        |
        | not js-sdk                |
        | not x-wix-bi-gateway      |
        | not _api/iam              |
        | not createRedirectSession |
        | not Unknown _state        |
