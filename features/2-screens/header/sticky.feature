Feature: Sticky header

  @2.17
  Rule: Scrolling up while the position is above 100 px makes the header sticky with a white background

    Scenario Outline: Scrolling up makes the header sticky and white on <screen>
      Given a visitor on <screen>
      Then the header is not sticky
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white

      Examples:
        | screen             |
        | the home page      |
        | the privacy policy |

    @desktop
    Scenario Outline: Scrolling up makes the header sticky and white in a window <width> px wide
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

    Scenario: A first scroll down does not make the header sticky
      Given a visitor on the privacy policy
      When they scroll to 600 px
      Then the header is not sticky

    Scenario: The content stays in its place when the header becomes sticky
      Given a visitor on the privacy policy
      And they remember the place of the content
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      And the place of the content is as they remember

  @2.18
  Rule: A sticky header stays sticky between 100 and 10 px on the way up

    Scenario: A sticky header stays sticky at 100 and 50 px on the way up
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 200 px
      And they scroll to 100 px
      Then the header is sticky and white
      When they scroll to 50 px
      Then the header is sticky and white

  @2.19
  Rule: The header returns to normal when the position drops below 10 px or the visitor scrolls down

    Scenario: The header returns to normal at the top of the page
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 200 px
      Then the header is sticky and white
      When they scroll to 0 px
      Then the header is not sticky

    Scenario: The header returns to normal when the visitor scrolls down
      Given a visitor on the privacy policy
      When they scroll to 600 px
      And they scroll to 500 px
      Then the header is sticky and white
      When they scroll to 501 px
      Then the header is not sticky
