Feature: Sticky header

  @2.17
  Rule: Scrolling up while the position is above 100 px makes the header sticky with a white background

    Scenario Outline: Scrolling up, not down, makes the header sticky and white on <screen>, and the content stays in its place
      Given a visitor on <screen>
      When they remember the place of the content
      And they scroll to 600 px
      Then the header is not sticky
      When they scroll to 500 px
      Then the header is sticky and white
      And the place of the content is as they remember

      Examples:
        | screen             |
        | the home page      |
        | the privacy policy |

    @desktop
    Scenario: A sticky header is white in windows 320, 959 and 960 px wide
      Given a visitor on the privacy policy
      When they make the window 320 px wide
      And they scroll to 900 px and then to 800 px
      Then the header is sticky and white
      When they make the window 959 px wide
      Then the header is sticky and white
      When they make the window 960 px wide
      Then the header is sticky and white

  @2.18
  Rule: A sticky header stays sticky between 100 and 10 px on the way up

    Scenario: A sticky header stays sticky at 100 and 50 px on the way up
      Given a visitor on the privacy policy
      When they scroll to 600 px and then to 200 px and then to 100 px
      Then the header is sticky and white
      When they scroll to 50 px
      Then the header is sticky and white

  @2.19
  Rule: The header returns to normal when the position drops below 10 px or the visitor scrolls down

    Scenario: The header returns to normal when the visitor scrolls down and at the top of the page
      Given a visitor on the privacy policy
      When they scroll to 600 px and then to 500 px
      Then the header is sticky and white
      When they scroll to 501 px
      Then the header is not sticky
      When they scroll to 200 px
      Then the header is sticky and white
      When they scroll to 0 px
      Then the header is not sticky
