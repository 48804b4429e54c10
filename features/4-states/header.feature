Feature: States of the header

  @4.1
  Rule: The header is either sticky or not, and neither a reload nor a route change restores it to sticky

    Scenario: The header becomes sticky and normal again as the visitor scrolls, and is normal after a reload
      Given a visitor on the privacy policy
      When they scroll to 900 px and then to 800 px
      Then the header is sticky and white
      When they scroll to 850 px
      Then the header is not sticky
      When they scroll to 700 px
      Then the header is sticky and white
      When they reload the page
      Then the header is not sticky
      When they scroll to 0 px and then to 600 px
      Then the header is not sticky
      When they scroll to 590 px
      Then the header is sticky and white

    Scenario: The header is not sticky at first on each screen and becomes sticky there
      Given a visitor on the privacy policy
      When they scroll to 600 px and then to 500 px
      Then the header is sticky and white
      When they follow "Company" in the header to the page "About Sangam"
      Then the header is not sticky
      When they scroll to 600 px and then to 500 px
      Then the header is sticky and white
      When they go back
      Then the page is headed "Privacy Policy"
      And the header is not sticky
