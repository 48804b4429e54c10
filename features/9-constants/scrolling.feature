Feature: Constants of scrolling

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

  @9.24
  Rule: An anchor that appears within 10 s is scrolled to and a later one is not

    Scenario: An anchor that appears after 9999 ms is scrolled to
      Given the clock stands still
      And a visitor on "/company#late"
      When 9999 ms pass
      And the anchor "late" appears at the end of the content
      Then the anchor "late" is in view

    Scenario: An anchor that appears after 10000 ms leaves the page where it is
      Given the clock stands still
      And a visitor on "/company#late"
      When 10000 ms pass
      And the anchor "late" appears at the end of the content
      Then the page is scrolled to 0 px

  @9.13
  @motion
  Rule: An element slides in at the threshold 0.5 and not below it

    Scenario: An element marked to slide in waits while 49 percent of it is in view and does so at 50 percent
      Given a visitor on the company page
      When 49 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is waiting below its place
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide

  @9.14
  @motion
  Rule: An element that has slid in does not slide in again when it comes back into view

    Scenario: An element that goes out of view and returns does not slide in again
      Given a visitor on the company page
      When 100 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they scroll to 0 px
      And 100 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
