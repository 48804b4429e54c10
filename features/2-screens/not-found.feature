Feature: Not-found page

  @2.69
  Rule: The not-found page shows '404' and 'Page Not Found'

    Scenario: An unknown address shows 404 and Page Not Found and has status 404
      Given a visitor on an unknown address
      Then they see "404"
      And the 404 is drawn
      And they see the heading "Page Not Found"
      And the host answered with status 404

  @2.70
  Rule: A countdown starts at 5, drops by one each second, and at 0 the visitor is sent to the home page

    Scenario: The not-found page's countdown drops from 5 each second and ends on the home page
      Given the clock stands still
      And a visitor on an unknown address
      And the host answered with status 404
      Then they see "The home page opens in 5 seconds."
      When 1 second passes
      Then they see "The home page opens in 4 seconds."
      When 3 seconds pass
      Then they see "The home page opens in 1 second."
      When 1 second passes
      Then they are on the home page

    Scenario: A visitor who presses 'Stay on this page' is not sent home and can follow the link
      Given the clock stands still
      And a visitor on an unknown address
      And the host answered with status 404
      When they press "Stay on this page"
      Then the focus is on the content
      When 60 seconds pass
      Then they see "The countdown has stopped. Stay as long as you like."
      And they are on an unknown address
      When they follow "Go to the home page"
      Then they are on the home page
