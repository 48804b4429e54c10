Feature: Page metadata

  @2.6
  Rule: Each page sets exactly one title, one description and one canonical URL

    @no-script
    Scenario Outline: The HTML of <address> has one title, one description and one canonical URL
      Given a visitor on "<address>"
      Then the host answered with status <status>
      And its only title, description and canonical URL are:
        | title         | <title>         |
        | description   | <description>   |
        | canonical URL | <canonical URL> |

      Examples:
        | address               | status | title                                                  | description                                                                                                                  | canonical URL                                   |
        | /                     | 200    | Sangam: open finance and Account Aggregator technology | Technology for banks, lenders, brokers and fintechs in India to share and use financial data with the customer’s consent.    | https://www.sangam.example/                     |
        | /company              | 200    | Company \| Sangam                                      | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network.         | https://www.sangam.example/company              |
        | /contact-us           | 200    | Contact us \| Sangam                                   | Talk to Sangam about Account Aggregator integration, lending, wealth analytics or transaction categorisation.                | https://www.sangam.example/contact-us           |
        | /product/finsense     | 200    | Finsense \| Sangam                                     | Finsense lets financial information users integrate with multiple Account Aggregators, with consent flows and dashboards.    | https://www.sangam.example/product/finsense     |
        | /product/connecthub   | 200    | ConnectHub \| Sangam                                   | ConnectHub is a gateway for financial information providers to the Account Aggregator network, with core-banking connectors. | https://www.sangam.example/product/connecthub   |
        | /product/lendscape    | 200    | RiskGauge \| Sangam                                    | RiskGauge, also called LendScape: a lending management system and bank statement analyser with early-warning signals.        | https://www.sangam.example/product/lendscape    |
        | /product/wealthscape  | 200    | Wealthscape \| Sangam                                  | Wealthscape gives wealth managers, RIAs, brokers and AMCs analytics on deposits, mutual funds and equities in one view.      | https://www.sangam.example/product/wealthscape  |
        | /product/prism        | 200    | Prism \| Sangam                                        | Prism is an LLM that decodes Indian bank narrations in real time: SIPs, EMIs, salary changes and spending categories.        | https://www.sangam.example/product/prism        |
        | /privacy-policy       | 200    | Privacy Policy \| Sangam                               | What the website of Sangam collects, why, who receives it, your rights, and how to raise a grievance.                        | https://www.sangam.example/privacy-policy       |
        | /terms-and-conditions | 200    | Sangam Terms And Conditions                            | The terms on which you may use the website of Sangam, from the disclaimer to grievance redressal and feedback.               | https://www.sangam.example/terms-and-conditions |
        | /annual-returns       | 200    | Sangam Annual Returns                                  | Download the annual return forms of Sangam. The files are listed with the newest first.                                      | https://www.sangam.example/annual-returns       |
        | /bfs                  | 200    | Sangam Bharat Fintech Summit '25                       | Meet the buddy assistant of Sangam at the Bharat Fintech Summit and ask about lending, collections or wealth.                | https://www.sangam.example/bfs                  |
        | /bfs-2025             | 200    | Bharat Fintech Summit '25 agenda \| Sangam             | Sangam at the Bharat Fintech Summit. This page leads on to the agenda on the summit’s own website.                           | https://www.sangam.example/bfs-2025             |
        | /no-such-page         | 404    | Page Not Found \| Sangam                               | There is no page at this address on the website of Sangam. The home page is one step away.                                   | https://www.sangam.example/404                  |

    Scenario: After several route changes only the metadata of the last page remain
      Given a visitor on the home page
      When they follow "Company" in the header
      Then they are on the company page
      When they follow "Contact us" in the header
      Then they are on the contact page
      When they follow "Annual returns" in the footer
      Then they are on the annual returns
      And the token service received 1 call
      And the data service received 1 call
      When they go back
      Then they are on the contact page
      And its only title, description and canonical URL are:
        | title         | Contact us \| Sangam                                                                                          |
        | description   | Talk to Sangam about Account Aggregator integration, lending, wealth analytics or transaction categorisation. |
        | canonical URL | https://www.sangam.example/contact-us                                                                         |

    Scenario: Going back and forward sets the metadata of each page
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then its title is "Company | Sangam"
      When they go back
      Then its only title, description and canonical URL are:
        | title         | Privacy Policy \| Sangam                                                                              |
        | description   | What the website of Sangam collects, why, who receives it, your rights, and how to raise a grievance. |
        | canonical URL | https://www.sangam.example/privacy-policy                                                             |
      When they go forward
      Then its only title, description and canonical URL are:
        | title         | Company \| Sangam                                                                                                    |
        | description   | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network. |
        | canonical URL | https://www.sangam.example/company                                                                                   |

    Scenario: A slash, a query and an anchor change no metadata of a page
      Given a visitor on "/company/?from=mail#values"
      Then its only title, description and canonical URL are:
        | title         | Company \| Sangam                                                                                                    |
        | description   | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network. |
        | canonical URL | https://www.sangam.example/company                                                                                   |

  @2.7
  Rule: Each page sets social-preview tags and structured WebPage metadata

    @no-script
    Scenario Outline: The HTML of <address> carries its preview tags and WebPage metadata
      Given a visitor on "<address>"
      Then the host answered with status <status>
      And its preview tags and WebPage metadata say the same, with the image "<image>"
      And the host's answer to "<image>" has:
        | status       | 200       |
        | content-type | image/png |

      Examples:
        | address               | status | image                            |
        | /                     | 200    | /social/home.png                 |
        | /company              | 200    | /social/company.png              |
        | /contact-us           | 200    | /social/contact-us.png           |
        | /product/finsense     | 200    | /social/product-finsense.png     |
        | /product/connecthub   | 200    | /social/product-connecthub.png   |
        | /product/lendscape    | 200    | /social/product-lendscape.png    |
        | /product/wealthscape  | 200    | /social/product-wealthscape.png  |
        | /product/prism        | 200    | /social/product-prism.png        |
        | /privacy-policy       | 200    | /social/privacy-policy.png       |
        | /terms-and-conditions | 200    | /social/terms-and-conditions.png |
        | /annual-returns       | 200    | /social/annual-returns.png       |
        | /bfs                  | 200    | /social/bfs.png                  |
        | /bfs-2025             | 200    | /social/bfs-2025.png             |
        | /no-such-page         | 404    | /social/404.png                  |

    Scenario: After each route change the preview tags and WebPage metadata fit the page
      Given a visitor on the home page
      Then its preview tags and WebPage metadata say the same, with the image "/social/home.png"
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
      When they come to the form
      Then the picker's CDN received 1 call
      When they follow "Privacy Policy" in the footer
      Then its title is "Privacy Policy | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/privacy-policy.png"
      When they go back
      Then its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
      When they go back
      Then its title is "Sangam: open finance and Account Aggregator technology"
      And its preview tags and WebPage metadata say the same, with the image "/social/home.png"
