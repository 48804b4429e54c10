Feature: Constants of the sticky header

  @9.5
  Rule: Scrolling up at 101 px makes the header sticky and at 100 px does not

    Scenario: Scrolling up from 300 px to 101 px makes the header sticky and white
      Given a visitor on the privacy policy
      When they scroll to 300 px
      And they scroll to 101 px
      Then the header is sticky and white

    Scenario Outline: Scrolling up from 300 px to <position> px does not make the header sticky
      Given a visitor on the privacy policy
      When they scroll to 300 px
      And they scroll to <position> px
      Then the header is not sticky

      Examples:
        | position |
        | 100      |
        | 99       |

  @9.6
  Rule: A sticky header stays at 10 px and is gone at 9 px, or at any position when scrolling down

    Scenario: A sticky header stays at 10 px and is gone at 9 px
      Given a visitor on the privacy policy
      When they scroll to 300 px
      And they scroll to 200 px
      And they scroll to 10 px
      Then the header is sticky and white
      When they scroll to 9 px
      Then the header is not sticky

    Scenario Outline: Scrolling down from <from> to <to> px ends the sticky header
      Given a visitor on the privacy policy
      When they scroll to 900 px
      And they scroll to <from> px
      Then the header is sticky and white
      When they scroll to <to> px
      Then the header is not sticky

      Examples:
        | from | to  |
        | 102  | 103 |
        | 800  | 802 |
