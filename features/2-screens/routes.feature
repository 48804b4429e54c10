Feature: Routes

  @2.1
  Rule: Each address in the route table shows its screen, and /product/lendscape is titled RiskGauge

    Scenario: Links lead from the home page to five other screens, each at its address
      Given a visitor on "/"
      Then they see the link "Start building"
      And its title is "Sangam: open finance and Account Aggregator technology"
      When they follow "Contact us" in the header
      Then they are on "/contact-us"
      And the page is headed "How can we help?"
      When they follow "About Us" in the footer
      Then they are on "/company"
      And the page is headed "About Sangam"
      When they follow "Privacy Policy" in the footer
      Then they are on "/privacy-policy"
      And the page is headed "Privacy Policy"
      When they follow "Terms & Conditions" in the footer
      Then they are on "/terms-and-conditions"
      And the page is headed "Terms and Conditions"
      When they follow "Annual returns" in the footer
      Then they are on "/annual-returns"
      And the page is headed "Annual Return Form"

    Scenario Outline: The page at <address> is headed '<heading>'
      Given a visitor on "<address>"
      Then the page is headed "<heading>"
      And its title is "<title>"
      And the host answered with status 200

      Examples:
        | address            | heading                                                         | title                                      |
        | /product/lendscape | RiskGauge shows a borrower’s risk before and after disbursal    | RiskGauge \| Sangam                        |
        | /bfs               | Meet Sangam Buddy, your assistant for the Bharat Fintech Summit | Sangam Bharat Fintech Summit '25           |
        | /bfs-2025          | Sangam at the Bharat Fintech Summit ’25                         | Bharat Fintech Summit '25 agenda \| Sangam |

  @2.2
  Rule: Any other address shows the not-found page

    Scenario: The addresses /product and /company/finsense show the not-found page with status 404
      Given a visitor on "/product"
      Then the page is headed "Page Not Found"
      And the host answered with status 404
      Given a visitor on "/company/finsense"
      Then the page is headed "Page Not Found"
      And the host answered with status 404
