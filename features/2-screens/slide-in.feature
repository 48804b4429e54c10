Feature: Slide-in

  @2.4
  @motion
  Rule: A marked element slides in from the bottom when 50 percent of it is visible, once, and is armed again at every route change

    Scenario: Each element marked to slide in does so from below, once, when half of it is visible
      Given a visitor on the company page
      When 50 percent of the marked "Innovation" is in view
      Then the marked "Innovation" is in its place after one slide
      And the marked "Frugality" is waiting below its place
      When 45 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is waiting below its place
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they scroll to 0 px
      And 100 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide

    Scenario: An element slides in again after each route change
      Given a visitor on the company page
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they follow "Contact us" in the footer
      Then they see the heading "Talk to us"
      When they follow "About Us" in the footer
      Then the marked "Frugality" is waiting below its place
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they go back
      Then they see the heading "Talk to us"
      When they go forward
      Then the marked "Frugality" is waiting below its place
      When 50 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide

    Scenario: An element that has slid in stays in its place when a late part of the page appears above it
      Given the picker's CDN answers every call after 5 seconds
      And a visitor on the Prism page
      When 50 percent of the marked "View Finsense" is in view
      Then the marked "View Finsense" is in its place after one slide
      When they come to the form
      Then the picker's CDN received 1 call
      When they scroll to 0 px
      And 5 seconds pass
      And call 1 to the picker's CDN is answered
      Then the utilities' CDN received 1 call
      And the marked "View Finsense" is in its place after one slide

    Scenario: Elements of the home page and of a product page slide in when half of them is visible
      Given a visitor on the home page
      Then the marked "SOC 2 Type 2" is waiting below its place
      When 50 percent of the marked "SOC 2 Type 2" is in view
      Then the marked "SOC 2 Type 2" is in its place after one slide
      When they follow "View Finsense"
      Then the marked "Automated fetch" is waiting below its place
      When 50 percent of the marked "Automated fetch" is in view
      Then the marked "Automated fetch" is in its place after one slide
      And the marked "View Prism" is waiting below its place

    Scenario: After a reload an element that is mostly in view stands in its place, and a hidden one still slides in
      Given a visitor on the company page
      When 10 percent of the marked "Frugality" is in view
      And they reload the page
      Then the marked "Frugality" is waiting below its place
      When 52 percent of the marked "Frugality" is in view
      Then the marked "Frugality" is in its place after one slide
      When they reload the page
      Then the marked "Frugality" is in its place without a slide

    @desktop
    Scenario: Text that is in view when its page opens, or too tall for the window, stands in its place at once
      Given a visitor on the conference page
      Then the marked "Real-time responses to queries" is in its place without a slide
      When they follow "Company" in the header
      Then the marked "Frugality" is waiting below its place
      When they make the window 320 px wide and 40 px high
      And they reload the page
      Then the marked "Frugality" is in its place without a slide

  @2.5
  Rule: Nothing slides or hides for a visitor who asks for reduced motion, has no scripts or prints

    @motion
    @changes-wish
    Scenario: Every element marked to slide in stands in its place once a visitor asks for reduced motion, also after a reload
      Given a visitor on the company page
      Then the marked "Frugality" is waiting below its place
      When the visitor asks for less motion
      Then every marked element is in its place, the marked "Frugality" too
      When they reload the page
      Then every marked element is in its place, the marked "Frugality" too

    @motion
    @no-script
    Scenario: Without scripts every element marked to slide in stands in its place
      Given a visitor on the company page
      Then every marked element is in its place, the marked "Frugality" too

    @motion
    Scenario: In print every element marked to slide in stands in its place
      Given a visitor on the company page
      Then the marked "Frugality" is waiting below its place
      When they print the page
      Then every marked element is in its place, the marked "Frugality" too
