Feature: Sticky header

  @2.17
  Rule: Scrolling up while the position is above 100 px makes the header sticky with a white background

    Scenario Outline: On <screen>
      Given a visitor on <screen>
      Then the header is not sticky
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white

      Examples:
        | screen             |
        | the home page      |
        | the privacy policy |

    Scenario Outline: In a window <width> px wide
      Given a visitor on the privacy policy
      When they make the window <width> px wide
      And they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white

      Examples:
        | width |
        | 320   |
        | 600   |
        | 768   |
        | 959   |
        | 960   |

    Scenario: The first scroll of a visit is one down
      Given a visitor on the privacy policy
      When they scroll to 600 px
      Then the header is not sticky

    Scenario: Becoming sticky moves nothing
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      And the content begins where it began

  @2.18
  Rule: A sticky header stays sticky between 100 and 10 px on the way up

    Scenario: On the way to the top
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 200 px
      And they scroll to 100 px
      Then the header is sticky and white
      When they scroll to 50 px
      Then the header is sticky and white

  @2.19
  Rule: The header returns to normal when the position drops below 10 px or the visitor scrolls down

    Scenario: At the top
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 200 px
      Then the header is sticky and white
      When they scroll to 0 px
      Then the header is not sticky

    Scenario: Scrolling down
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they scroll to 501 px
      Then the header is not sticky
