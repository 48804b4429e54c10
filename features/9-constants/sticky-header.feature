Feature: Constants of the sticky header

  @9.5
  Rule: Scrolling up at 101 px makes the header sticky and at 100 px does not

    Scenario: Scrolling up from 300 px to 101 px makes the header sticky and white, and to 100 px does not
      Given a visitor on the privacy policy
      When they scroll to 300 px and then to 100 px
      Then the header is not sticky
      When they scroll to 300 px and then to 101 px
      Then the header is sticky and white

  @9.6
  Rule: A sticky header stays at 10 px and is gone at 9 px, or at any position when scrolling down

    Scenario: A sticky header stays at 10 px and is gone at 9 px
      Given a visitor on the privacy policy
      When they scroll to 300 px and then to 200 px and then to 10 px
      Then the header is sticky and white
      When they scroll to 9 px
      Then the header is not sticky

    Scenario: Scrolling down by a pixel or two ends the sticky header near the top and far from it
      Given a visitor on the privacy policy
      When they scroll to 900 px and then to 800 px
      Then the header is sticky and white
      When they scroll to 802 px
      Then the header is not sticky
      When they scroll to 102 px
      Then the header is sticky and white
      When they scroll to 103 px
      Then the header is not sticky
