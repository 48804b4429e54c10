Feature: Routes

  @2.1
  Rule: Each of the 13 addresses in the route table shows its screen, and /product/lendscape is titled RiskGauge

    Scenario: The page at / is the home page
      Given a visitor on "/"
      Then they see the link "Start building"
      And its title is "Sangam: open finance and Account Aggregator technology"
      And the host answered with status 200

    Scenario Outline: The page at <address> is headed '<heading>'
      Given a visitor on "<address>"
      Then the page is headed "<heading>"
      And its title is "<title>"
      And the host answered with status 200

      Examples:
        | address               | heading                                                         | title                                      |
        | /company              | About Sangam                                                    | Company \| Sangam                          |
        | /contact-us           | Tell us what you want to build                                  | Contact us \| Sangam                       |
        | /product/finsense     | Finsense connects you to many aggregators at once               | Finsense \| Sangam                         |
        | /product/connecthub   | ConnectHub brings your institution onto the AA network          | ConnectHub \| Sangam                       |
        | /product/lendscape    | RiskGauge shows a borrower’s risk before and after the loan     | RiskGauge \| Sangam                        |
        | /product/wealthscape  | Wealthscape shows what a customer holds across institutions     | Wealthscape \| Sangam                      |
        | /product/prism        | Prism decodes Indian bank narrations                            | Prism \| Sangam                            |
        | /privacy-policy       | Privacy Policy                                                  | Privacy Policy \| Sangam                   |
        | /terms-and-conditions | Terms and Conditions                                            | Sangam Terms And Conditions                |
        | /annual-returns       | Annual Return Form                                              | Sangam Annual Returns                      |
        | /bfs                  | Meet Sangam Buddy, your assistant for the Bharat Fintech Summit | Sangam Bharat Fintech Summit '25           |
        | /bfs-2025             | Sangam at the Bharat Fintech Summit '25                         | Bharat Fintech Summit '25 agenda \| Sangam |

  @2.2
  Rule: Any other address shows the not-found page

    Scenario Outline: The address <address> shows the not-found page
      Given a visitor on "<address>"
      Then the page is headed "Page Not Found"
      And the host answered with status 404

      Examples:
        | address           |
        | /no-such-page     |
        | /product          |
        | /product/other    |
        | /company/finsense |
        | /products         |
