Feature: Page metadata

  @2.6
  Rule: Each page sets exactly one title, one description and one canonical URL

    @no-script
    Scenario: The HTML of the company page has one title, one description and one canonical URL
      Given a visitor on the company page
      Then its only title, description and canonical URL are:
        | title         | Company \| Sangam                                                                                                    |
        | description   | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network. |
        | canonical URL | https://www.sangam.example/company                                                                                   |

    Scenario: The metadata are those of the open page alone after several route changes, also back to the first page
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then they are on the company page
      When they follow "Contact us" in the header
      Then they are on the contact page
      When they follow the link to the annual returns
      Then they are on the annual returns
      And the token service received 1 call
      And the data service received 1 call
      When they go back
      Then its title is "Contact us | Sangam"
      When they go back
      Then its title is "Company | Sangam"
      When they go back
      Then its only title, description and canonical URL are:
        | title         | Privacy Policy \| Sangam                                                                              |
        | description   | What the website of Sangam collects, why, who receives it, your rights, and how to raise a grievance. |
        | canonical URL | https://www.sangam.example/privacy-policy                                                             |

    Scenario: A slash, a query and an anchor change no metadata of a page
      Given a visitor on "/company/?from=mail#values"
      Then its only title, description and canonical URL are:
        | title         | Company \| Sangam                                                                                                    |
        | description   | The story, mission and values of Sangam, a Pune-based Technology Service Provider in the Account Aggregator network. |
        | canonical URL | https://www.sangam.example/company                                                                                   |

  @2.7
  Rule: Each page sets social-preview tags and structured WebPage metadata

    @no-script
    Scenario: The HTML of the Prism page carries its preview tags and WebPage metadata, and its image is a PNG
      Given a visitor on the Prism page
      Then its preview tags and WebPage metadata say the same, with the image "/social/product-prism.png"
      And the host's answer to "/social/product-prism.png" has:
        | status       | 200       |
        | content-type | image/png |

    Scenario: After each route change the preview tags and WebPage metadata fit the page
      Given a visitor on the home page
      Then its preview tags and WebPage metadata say the same, with the image "/social/home.png"
      When they follow "Company" in the header
      Then its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
      When they follow "Privacy Policy" in the footer
      Then its title is "Privacy Policy | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/privacy-policy.png"
      When they go back
      Then its title is "Company | Sangam"
      And its preview tags and WebPage metadata say the same, with the image "/social/company.png"
