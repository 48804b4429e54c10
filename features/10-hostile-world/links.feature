Feature: Links

  @10.23
  Rule: A link opens a new tab with the key for it; one to the page that is open is marked as current and adds no step to the history

    @desktop
    Scenario: A link that is followed with the Control key opens a new tab, and the page stays
      Given a visitor on the privacy policy
      When they put the focus on the link "Company" in the header
      And they press the Control+Enter key
      Then a new tab shows "/company"
      And they are on the privacy policy
      When they press the Enter key
      Then they are on the company page
      And the page has been loaded 1 time

    @desktop
    Scenario: The site leaves a link pressed with the Alt key to the browser, which may save the linked page
      Given a browser in which the console says who follows a link
      And a visitor on the privacy policy
      When they put the focus on the link "Company" in the header
      And they press the Alt+Enter key
      Then the console says "The browser follows the link"
      And they are on the privacy policy
      When they press the Enter key
      Then they are on the company page
      And the console says "The site follows the link"

    Scenario: A link to the page that is open is marked, leads to its top and adds no step to the history
      Given a visitor on the company page
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the link "Privacy Policy" in the footer is marked as current
      When they scroll to 900 px
      And they follow "Privacy Policy" in the footer
      Then the page is scrolled to 0 px
      When they go back
      Then they are on the company page
      And the link "About Us" in the footer is marked as current

    Scenario: A link to the page that is open keeps what is typed into its form, also if its address had a query
      Given a visitor on "/contact-us?utm_source=mail"
      When they type "Asha" into "Name"
      And they follow "Contact us" in the header
      Then they are on the contact page
      And "Name" reads "Asha"
