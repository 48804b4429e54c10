Feature: Developer API on the home page

  @2.31
  Rule: A text area types out a sample request one character at a time, and when finished waits, clears and restarts

    @motion
    Scenario: The typewriter types the sample request in a box that keeps its size, waits, clears it and restarts
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And they remember the place of the sample request
      Then the sample request reads ""
      When 100 ms pass
      Then the sample request reads "P"
      When 100 ms pass
      Then the sample request reads "PO"
      When 24200 ms pass
      Then the sample request has 244 characters
      And the place of the sample request is as they remember
      And the sample request is shown whole
      When 1 second passes
      Then the sample request reads ""
      When 200 ms pass
      Then the sample request reads "PO"

    @motion
    Scenario: The typewriter waits from Pause to Play and while it is out of view, and then types on
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 400 ms pass
      And they press "Pause"
      And they scroll to 0 px
      And they come to the sample request
      And 10 seconds pass
      Then the sample request reads "POST"
      When they press "Play"
      And they come to the sample request
      And 300 ms pass
      Then the sample request reads "POST /p"
      When they scroll to 0 px
      And 10 seconds pass
      And they come to the sample request
      And 300 ms pass
      Then the sample request reads "POST /pfm/"

    @desktop
    @motion
    Scenario: The sample request is typed in a window of 740 by 360 px, and printed whole
      Given the clock stands still
      And a visitor on the home page
      When they make the window 740 px wide and 360 px high
      And they come to the sample request
      And 400 ms pass
      Then the sample request reads "POST"
      When they print the page
      Then the sample request has 244 characters

    Scenario: The sample request is shown whole, at first and 10 seconds later, to a visitor who asks for reduced motion
      Given the clock stands still
      And a visitor on the home page
      Then the sample request has 244 characters
      And the sample request is shown whole
      When 10 seconds pass
      Then the sample request has 244 characters

    @motion
    Scenario: The page is printed with the whole sample request each time, and the typewriter goes on in between
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 400 ms pass
      And printing begins
      Then the sample request has 244 characters
      When printing ends
      And 300 ms pass
      Then the sample request reads "POST /p"
      When printing begins
      Then the sample request has 244 characters

    @motion
    @changes-wish
    Scenario: The sample request is shown whole from the moment at which a visitor asks for reduced motion
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 400 ms pass
      Then the sample request reads "POST"
      When the visitor asks for less motion
      Then the sample request has 244 characters
      When 10 seconds pass
      Then the sample request has 244 characters

  @2.32
  Rule: The sample request is display text only and nothing is executed

    Scenario: The sample request cannot be changed, and the page sends nothing
      Given a visitor on the home page
      Then the sample request is read-only
      When they press the sample request
      And they type on with "DELETE"
      Then the sample request has 244 characters
      And the section "One request, one customer’s deposit insights" says "For illustration only. Nothing is sent from this page."
      And the page has sent nothing

  @2.33
  Rule: 'Read API docs' opens the external documentation in a new tab

    Scenario: 'Read API docs' links to the external documentation in a new tab
      Given a visitor on the home page
      Then the links of the section "One request, one customer’s deposit insights" are:
        | name          | address                                | tab |
        | Read API docs | https://developers.sangam.example/api/ | new |
