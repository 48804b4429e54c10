Feature: Conference banner

  @2.67
  Rule: The page /bfs-2025 is a full-screen dark page with an animated banner image

    @desktop
    Scenario: The conference banner fills the window, is dark, has no header or footer and, with reduced motion, stands still
      Given the clock stands still
      And a visitor on the conference banner
      Then the screen is full and dark
      And they do not see the header
      And they do not see the footer
      And the banner image is still

    @motion
    Scenario: The image on the conference banner is animated
      Given the clock stands still
      And a visitor on the conference banner
      Then the banner image is moving

  @2.68
  Rule: A countdown starts at 5400 ms, drops 100 ms every 100 ms and at zero sends the browser to the summit's external agenda page

    Scenario: The conference countdown drops by 100 ms every 100 ms and ends at the summit's agenda
      Given the summit's agenda is reachable
      And the clock stands still
      And a visitor on the conference banner
      Then every 100 ms the countdown drops by 100, from 5400 to 100
      When 100 ms pass
      Then they are on the summit's agenda

    Scenario: A visitor who presses 'Stay on this page' is not sent to the agenda and can follow the link
      Given the summit's agenda is reachable
      And the clock stands still
      And a visitor on the conference banner
      When 3 seconds pass
      Then they see "The agenda opens in 2400 ms"
      When they press "Stay on this page"
      Then they see "The countdown has stopped. Stay as long as you like."
      And the focus is on the content
      When 60 seconds pass
      Then they are on the conference banner
      And they see "The countdown has stopped. Stay as long as you like."
      When they follow "Open the agenda now"
      Then they are on the summit's agenda

    @leaves-without-scripts
    @no-script
    Scenario: Without scripts the link on the conference banner leads to the agenda
      Given the summit's agenda is reachable
      And a visitor on the conference banner
      When they follow "Open the agenda now"
      Then they are on the summit's agenda
