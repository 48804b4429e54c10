Feature: Page metadata

  @2.6
  Rule: Each page sets exactly one title, one description and one canonical URL

    Scenario: The HTML of each address has one title, one description and one canonical URL
      Then the HTML of each address has only this title, description and canonical URL:
        | address               | title                                                  | description                                                                                                                  | canonical URL                                   |
        | /                     | Sangam: open finance and Account Aggregator technology | Technology for banks, lenders, brokers and fintechs in India to share and use financial data with the customer’s consent.    | https://www.sangam.example/                     |
        | /company              | Company \| Sangam                                      | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network.         | https://www.sangam.example/company              |
        | /contact-us           | Contact us \| Sangam                                   | Talk to Sangam about Account Aggregator integration, lending, wealth analytics or transaction categorisation.                | https://www.sangam.example/contact-us           |
        | /product/finsense     | Finsense \| Sangam                                     | Finsense lets financial information users integrate with multiple Account Aggregators, with consent flows and dashboards.    | https://www.sangam.example/product/finsense     |
        | /product/connecthub   | ConnectHub \| Sangam                                   | ConnectHub is a gateway for financial information providers to the Account Aggregator network, with core-banking connectors. | https://www.sangam.example/product/connecthub   |
        | /product/lendscape    | RiskGauge \| Sangam                                    | RiskGauge, also called LendScape: a lending management system and bank statement analyser with early-warning signals.        | https://www.sangam.example/product/lendscape    |
        | /product/wealthscape  | Wealthscape \| Sangam                                  | Wealthscape gives wealth managers, RIAs, brokers and AMCs analytics on deposits, mutual funds and equities in one view.      | https://www.sangam.example/product/wealthscape  |
        | /product/prism        | Prism \| Sangam                                        | Prism is an LLM that decodes Indian bank narrations in real time: SIPs, EMIs, salary changes and spending categories.        | https://www.sangam.example/product/prism        |
        | /privacy-policy       | Privacy Policy \| Sangam                               | What the website of Sangam collects, why, who receives it, your rights, and how to raise a grievance.                        | https://www.sangam.example/privacy-policy       |
        | /terms-and-conditions | Sangam Terms And Conditions                            | The terms on which you may use the website of Sangam, from the disclaimer to grievance redressal and feedback.               | https://www.sangam.example/terms-and-conditions |
        | /annual-returns       | Sangam Annual Returns                                  | Download the annual return forms of Sangam. The files are listed with the newest first.                                      | https://www.sangam.example/annual-returns       |
        | /bfs                  | Sangam Bharat Fintech Summit '25                       | Meet the buddy assistant of Sangam at the Bharat Fintech Summit and ask about lending, collections or wealth.                | https://www.sangam.example/bfs                  |
        | /bfs-2025             | Bharat Fintech Summit '25 agenda \| Sangam             | Sangam at the Bharat Fintech Summit. This page leads on to the agenda on the summit’s own website.                           | https://www.sangam.example/bfs-2025             |
        | /no-such-page         | Page Not Found \| Sangam                               | There is no page at this address on the website of Sangam. The home page is one step away.                                   | https://www.sangam.example/404                  |

    Scenario: After several route changes only the metadata of the last page remain
      Given a visitor on the home page
      When they follow "Company" in the header
      Then they are on the company page
      When they follow "Contact us" in the header
      Then they are on the contact page
      When they follow "Annual returns" in the footer
      Then they are on the annual returns
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
      Given a visitor opens the address "/company/?from=mail#values"
      Then its only title, description and canonical URL are:
        | title         | Company \| Sangam                                                                                                    |
        | description   | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network. |
        | canonical URL | https://www.sangam.example/company                                                                                   |

    @no-script
    Scenario: Without scripts a page has one title, one description and one canonical URL
      Given a visitor on the annual returns
      Then its only title, description and canonical URL are:
        | title         | Sangam Annual Returns                                                                   |
        | description   | Download the annual return forms of Sangam. The files are listed with the newest first. |
        | canonical URL | https://www.sangam.example/annual-returns                                               |

  @2.7
  Rule: Each page sets social-preview tags and structured WebPage metadata

    Scenario: The HTML of each address carries its preview tags and WebPage metadata
      Then the HTML of each address carries its preview tags and WebPage metadata:
        | address               | image                            |
        | /                     | /social/home.png                 |
        | /company              | /social/company.png              |
        | /contact-us           | /social/contact-us.png           |
        | /product/finsense     | /social/product-finsense.png     |
        | /product/connecthub   | /social/product-connecthub.png   |
        | /product/lendscape    | /social/product-lendscape.png    |
        | /product/wealthscape  | /social/product-wealthscape.png  |
        | /product/prism        | /social/product-prism.png        |
        | /privacy-policy       | /social/privacy-policy.png       |
        | /terms-and-conditions | /social/terms-and-conditions.png |
        | /annual-returns       | /social/annual-returns.png       |
        | /bfs                  | /social/bfs.png                  |
        | /bfs-2025             | /social/bfs-2025.png             |
        | /no-such-page         | /social/404.png                  |

    Scenario: After each route change the preview tags and WebPage metadata fit the page
      Given a visitor on the home page
      Then its preview tags and WebPage metadata say the same, with the image "/social/home.png"
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
      When they follow "Privacy Policy" in the footer
      Then its title is "Privacy Policy | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/privacy-policy.png"
      When they go back
      Then its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
      When they go back
      Then its title is "Sangam: open finance and Account Aggregator technology"
      And its preview tags and WebPage metadata say the same, with the image "/social/home.png"
