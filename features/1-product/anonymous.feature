Feature: Anonymous visitors

  @1.2
  Rule: Visitors are anonymous: there are no accounts and no member features

    Scenario: The content of the home page offers no account, and nothing is kept in the browser
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
      And the site keeps nothing in their browser

    Scenario Outline: The content of <screen> offers a link to the API docs and no account
      Given a visitor on <screen>
      Then the content offers:
        | link   | Contact us     |
        | link   | View API docs  |
        | link   | View <a>       |
        | link   | View <b>       |
        | link   | View <c>       |
        | link   | View <d>       |
        | field  | Name           |
        | field  | Email ID       |
        | field  | Contact number |
        | field  | Company name   |
        | field  | Message        |
        | button | Send           |
        | link   | Privacy Policy |
      And the site keeps nothing in their browser

      Examples:
        | screen               | a          | b          | c           | d     |
        | the Finsense page    | ConnectHub | RiskGauge  | Wealthscape | Prism |
        | the ConnectHub page  | Finsense   | RiskGauge  | Wealthscape | Prism |
        | the Wealthscape page | Finsense   | ConnectHub | RiskGauge   | Prism |

    Scenario Outline: The content of <screen> offers no account, and nothing is kept in the browser
      Given a visitor on <screen>
      Then the content offers:
        | link   | Contact us     |
        | link   | View <a>       |
        | link   | View <b>       |
        | link   | View <c>       |
        | link   | View <d>       |
        | field  | Name           |
        | field  | Email ID       |
        | field  | Contact number |
        | field  | Company name   |
        | field  | Message        |
        | button | Send           |
        | link   | Privacy Policy |
      And the site keeps nothing in their browser

      Examples:
        | screen             | a        | b          | c           | d           |
        | the RiskGauge page | Finsense | ConnectHub | Wealthscape | Prism       |
        | the Prism page     | Finsense | ConnectHub | RiskGauge   | Wealthscape |

    Scenario: The content of the contact page offers its form, phone and e-mail links and no account
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India"
      And the content offers:
        | link   | +91 00000 00000                                               |
        | link   | hello@sangam.example                                          |
        | field  | Name                                                          |
        | field  | Email ID                                                      |
        | button | Change country for phone number, currently selected India +91 |
        | field  | Contact number                                                |
        | field  | Company name                                                  |
        | field  | Message                                                       |
        | button | Send                                                          |
        | link   | Privacy Policy                                                |
      And the site keeps nothing in their browser

    Scenario: The annual returns offer five downloads and no account
      Given a visitor for whom the annual returns have loaded
      Then the content offers:
        | button | Annual Return 2024.pdf Download |
        | button | Annual Return 2023.pdf Download |
        | button | Annual Return 2022.pdf Download |
        | button | Annual Return 2021.pdf Download |
        | button | Annual Return 2020.pdf Download |
      And the site keeps nothing in their browser

    Scenario: The content of the company page offers its form, phone and e-mail links and no account
      Given a visitor on the company page
      Then the content offers:
        | link   | +91 00000 00000      |
        | link   | hello@sangam.example |
        | field  | Name                 |
        | field  | Email ID             |
        | field  | Contact number       |
        | field  | Company name         |
        | field  | Message              |
        | button | Send                 |
        | link   | Privacy Policy       |

    Scenario: The privacy policy offers links and no account
      Given a visitor on the privacy policy
      Then the content offers:
        | link | What this policy covers          |
        | link | Collected information            |
        | link | Cookies                          |
        | link | Disclosures                      |
        | link | Retention                        |
        | link | Security                         |
        | link | Your rights                      |
        | link | Opt-out                          |
        | link | Governing law                    |
        | link | Grievance redressal              |
        | link | Changes to this policy           |
        | link | support@sangam.example           |
        | link | support@sangam.example           |
        | link | support@sangam.example           |
        | link | escalation@sangam.example        |
        | link | grievance.officer@sangam.example |

    Scenario: The terms and conditions offer links and no account
      Given a visitor on the terms and conditions
      Then the content offers:
        | link | Website Disclaimer                 |
        | link | Third Party Links                  |
        | link | Ownership of Intellectual Property |
        | link | Prohibited Conduct                 |
        | link | Disruption                         |
        | link | Privacy Policy                     |
        | link | Electronic Record                  |
        | link | Change in Terms                    |
        | link | Grievance Redressal and Feedback   |
        | link | Privacy Policy                     |
        | link | support@sangam.example             |
        | link | Privacy Policy                     |

    Scenario: The conference page offers three options, one button and no account
      Given a visitor on the conference page
      Then the content offers:
        | link   | Risk management and Debt collections   |
        | link   | Credit Underwriting                    |
        | link   | Wealth and Personal Finance management |
        | button | How it works?                          |

    Scenario: The conference banner offers the agenda, a button to stay and no account
      Given the clock stands still
      And a visitor on the conference banner
      Then the content offers:
        | link   | Open the agenda now |
        | button | Stay on this page   |

    Scenario: The not-found page offers a link home, a button to stay and no account
      Given the clock stands still
      And a visitor on an unknown address
      And the host answered with status 404
      Then the content offers:
        | link   | Go to the home page |
        | button | Stay on this page   |

    Scenario: The footer of the company page offers links and no account
      Given a visitor on the company page
      Then the footer offers:
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

    @phone
    Scenario: The menu panel of the company page offers its pages and no account
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel offers:
        | button | Close menu |
        | button | Products   |
        | link   | Developers |
        | link   | Company    |
