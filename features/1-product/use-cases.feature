Feature: Use cases

  @1.26
  Rule: The use cases are personal finance management, wealth management, insider trading monitoring, loan collection monitoring and loan underwriting

    Scenario: The home page names the five use cases
      Given a visitor on the home page
      Then the headings of the section "Tailored Solutions for Every Financial Use Case" are:
        | Personal finance management |
        | Wealth management           |
        | Insider trading monitoring  |
        | Loan collection monitoring  |
        | Loan underwriting           |

  @1.27
  Rule: Each use case on the home page says what it is for, such as accelerating credit decisions with data for loan underwriting

    Scenario: The home page says what each of the five use cases is for
      Given a visitor on the home page
      Then the passages of the section "Tailored Solutions for Every Financial Use Case" are:
        | heading                     | text                                    |
        | Personal finance management | Spend analytics and insights            |
        | Wealth management           | Tailored insights                       |
        | Insider trading monitoring  | Detect and prevent unauthorized trading |
        | Loan collection monitoring  | Use AA to optimize loan recovery        |
        | Loan underwriting           | Accelerate credit decisions with data   |
