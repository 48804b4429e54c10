Feature: Route changes

  @2.3
  Rule: Every route change scrolls the page to the top

    Scenario: A route change leads to the top of a page, new or seen before, without a reload
      Given a visitor on the privacy policy
      When they scroll to 900 px
      And they follow "About Us" in the footer
      Then they are on the company page
      And the page is headed "About Sangam"
      And the page is scrolled to 0 px
      And the focus is on the content
      And the page has been loaded 1 time
      When they scroll to 900 px
      And they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the page is scrolled to 0 px
      And the focus is on the content

    Scenario: A route change between two product pages leads to the top, back and forward too
      Given a visitor on the Finsense page
      When they scroll to 900 px
      And they follow "View RiskGauge"
      Then they are on the RiskGauge page
      And the page is scrolled to 0 px
      When they scroll to 700 px
      And they go back
      Then the page is headed "Finsense puts many aggregators behind one API"
      And the page is scrolled to 0 px
      When they scroll to 500 px
      And they go forward
      Then they are on the RiskGauge page
      And the page is scrolled to 0 px

    Scenario: A page that was left before its code came is not shown, and the one chosen last comes from its top
      Given the clock stands still
      And a visitor on the privacy policy
      And the company page comes after 1 second
      And the contact page comes after 3 seconds
      When they follow "About Us" in the footer
      Then the company page is on its way
      When they follow "Contact us" in the header
      Then the contact page is on its way
      When 1 second passes
      Then the company page is fetched
      And the page is headed "Privacy Policy"
      When 2 seconds pass
      Then the page is headed "How can we help?"
      And the page is scrolled to 0 px

    Scenario: A link with an anchor leads to the anchor, and so does going back to it
      Given a visitor on the privacy policy
      When they follow "Contact us" in the footer
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window
      And the page has been loaded 1 time
      When they follow "About Us" in the footer to the page "About Sangam"
      Then the page is scrolled to 0 px
      When they go back
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window

    Scenario: Going back after a change of the anchor alone restores the scroll position
      Given a visitor on the privacy policy
      When they scroll to 500 px
      And they put the focus on the link "Opt-out"
      And they press the Enter key
      Then they are on "/privacy-policy#opt-out"
      And the anchor "opt-out" is at the top of the window
      When they go back
      Then they are on "/privacy-policy"
      And the page is scrolled to 500 px
      When they go forward
      Then they are on "/privacy-policy#opt-out"
      And the anchor "opt-out" is at the top of the window

    Scenario: The focus follows each link of a page's contents to its section
      Given a visitor on the privacy policy
      When they follow "Cookies"
      Then the link "Cookies" is marked as current
      And the focus is on the heading "Cookies"
      When they press the Tab key
      And they go back
      And they follow "Collected information"
      Then the anchor "collected-information" is at the top of the window
      And the focus is on the heading "Collected information"

    Scenario: A reload keeps the scroll position of an address with an anchor and of one without
      Given a visitor on "/privacy-policy#opt-out"
      Then the anchor "opt-out" is at the top of the window
      When they scroll to 300 px
      And they reload the page
      Then the page has been loaded 2 times
      And the page is scrolled to 300 px
      When they follow "About Us" in the footer to the page "About Sangam"
      And they scroll to 700 px
      And they reload the page
      Then the page has been loaded 3 times
      And the page is scrolled to 700 px
