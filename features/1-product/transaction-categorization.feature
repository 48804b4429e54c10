Feature: Prism

  @1.24
  Rule: Prism is an LLM that decodes Indian bank narrations, with real-time processing

    Scenario: The Prism page tells of an LLM that decodes narrations in real time
      Given a visitor on the Prism page
      Then the page is headed "Prism decodes Indian bank narrations"
      And the hero says "A large language model (LLM)"
      And the section "Behavioural insights from each narration" says "Real-time processing"

  @1.25
  Rule: Prism gives behavioural insights such as SIPs, EMIs, salary changes, spending categories and cash-flow trends

    Scenario: The Prism page names five behavioural insights and real-time processing
      Given a visitor on the Prism page
      Then the headings of the section "Behavioural insights from each narration" are:
        | SIPs                 |
        | EMIs                 |
        | Salary changes       |
        | Spending categories  |
        | Cash-flow trends     |
        | Real-time processing |
