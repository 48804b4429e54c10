Feature: The next page

  @10.21
  Rule: The pages of the links in view are fetched in advance once a visitor reads on, unless data are to be saved

    Scenario: A visitor who scrolls can open the pages of the links in view even without a connection
      Given a visitor on the home page
      Then the contact page is not fetched
      When they scroll to 1 px
      Then the contact page is fetched
      And the privacy policy is not fetched
      When they come to the end of the page
      Then the privacy policy is fetched
      When the connection is lost
      And they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then its title is "Privacy Policy | Sangam"

    @desktop
    Scenario: A visitor who uses the keyboard can open the focused link even without a connection
      Given a visitor on the privacy policy
      Then the company page is not fetched
      When they press the Tab key
      Then the company page is fetched
      When they put the focus on the link "Company" in the header
      And the connection is lost
      And they press the Enter key
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"

    @desktop
    Scenario: A visitor who moves the pointer has the pages of the links in view in advance, on the next page too
      Given a visitor on the privacy policy
      Then the company page is not fetched
      When they move the pointer away
      Then the company page is fetched
      When they follow "Company" in the header to the page "About Sangam"
      Then the page of the terms and conditions is not fetched
      When they come to the end of the page
      Then the page of the terms and conditions is fetched

    @phone
    Scenario: A visitor who touches the page has the pages of the links in view in advance, on the next page too
      Given a visitor on the company page
      Then the home page is not fetched
      When they press the heading "About Sangam"
      Then the home page is fetched
      When they follow "Sangam home" in the header
      Then they see the link "Start building"
      And the Finsense page is not fetched
      When they come to the link "View Finsense"
      Then the Finsense page is fetched

    Scenario: A page opened by a link has its form, which is below its first screen
      Given a visitor on the Finsense page
      When they follow "Company" in the header
      Then they are on the company page
      And the button "Send" is disabled

    @desktop
    Scenario: A page opened by a link keeps its position while its form loads
      Given the clock stands still
      And a visitor on the privacy policy
      And the contact form comes after 1 second
      When they follow "Company" in the header to the page "About Sangam"
      And they scroll to 3000 px
      And 1 second passes
      Then the page is scrolled to 3000 px
      And the button "Send" is disabled

    Scenario: A visitor who saves data pays for no page in advance
      Given a browser in which data are to be saved
      And a visitor on the home page
      When they come to the end of the page
      And 1 second passes
      Then the privacy policy is not fetched
      Given a browser in which the visitor prefers less data
      And a visitor on the home page
      When they come to the end of the page
      And 1 second passes
      Then the privacy policy is not fetched
      Given a browser in which nothing tells of idle moments, priorities or saved data
      And a visitor on the home page
      When they come to the end of the page
      Then the privacy policy is fetched

    Scenario: The annual returns page, fetched in advance, shows that its list is loading
      Given the data service answers every call after 5000 ms
      And a visitor on the privacy policy
      When they come to the end of the page
      Then the page of the annual returns is fetched
      When they follow the link to the annual returns
      Then the list of annual returns is loading

    @first-visit
    Scenario: A visitor who was offline has a page in advance once its link is seen again
      Given a visitor on the home page
      When they scroll to 1 px
      Then the contact page is fetched
      When the connection is lost
      And they come to the end of the page
      And they scroll to 1 px
      And the connection is back
      And they come to the end of the page
      Then the privacy policy is fetched

    Scenario: A visitor who scrolls offline has pages in advance once the connection is back
      Given a visitor on the home page
      When the connection is lost
      And they scroll to 1 px
      And 1 second passes
      Then the contact page is not fetched
      When the connection is back
      And they scroll to 2 px
      Then the contact page is fetched

    Scenario: A visitor reads on undisturbed when a page cannot be fetched in advance, and loads it by its link
      Given a visitor on the home page
      And a new version of the site has replaced the page of the terms and conditions
      And a new version of the site has replaced the look of the legal pages
      When they come to the end of the page
      Then the privacy policy is fetched
      When they remember the screen
      And they slip off the link "Terms & Conditions" in the footer
      And 60 seconds pass
      Then the screen is as they remember
      And the page has been loaded 1 time
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the page has been loaded 2 times

    Scenario: A visitor follows links as usual when no page can be fetched in advance
      Given a visitor on the home page
      And a new version of the site has replaced what fetches pages in advance
      When they scroll to 1 px
      And they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      Then the contact page is not fetched
