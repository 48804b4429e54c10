@motion
Feature: Threshold of the slide-in

  @9.13
  Rule: An element slides in at the threshold 0.5 and not below it

    Scenario: An element waits while 49 percent of it is in view and slides in at 50 percent
      Given a visitor on the company page
      When 49 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is waiting below its place
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide

  @9.14
  Rule: An element that has slid in does not slide in again when it comes back into view

    Scenario: An element that goes out of view and returns does not slide in again
      Given a visitor on the company page
      When 100 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they scroll to 0 px
      And 100 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
