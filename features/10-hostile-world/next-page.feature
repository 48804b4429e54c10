Feature: The next page

  @10.21
  Rule: The pages of the links in view are fetched in advance once a visitor reads on, unless data are to be saved

    Scenario: Pages of links are fetched once the visitor reads on and sees the links, and need no connection then
      Given a visitor on the home page
      Then the code of the Contact screen was fetched 0 times
      When they scroll to 1 px
      Then the code of the Contact screen was fetched 1 time
      And the code of the PrivacyPolicy screen was fetched 0 times
      When they come to the end of the page
      Then the code of the PrivacyPolicy screen was fetched 1 time
      And the code of the metadata was fetched 1 time
      When the connection is lost
      And they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"
      And its title is "Privacy Policy | Sangam"

    @desktop
    Scenario: A key is a sign of reading on, and the page of the link with the focus needs no connection then
      Given a visitor on the privacy policy
      Then the code of the Company screen was fetched 0 times
      When they press the Tab key
      Then the code of the Company screen was fetched 1 time
      When they put the focus on the link "Company" in the header
      And the connection is lost
      And they press the Enter key
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"

    @desktop
    Scenario: A pointer that moves is a sign of reading on
      Given a visitor on the privacy policy
      Then the code of the Company screen was fetched 0 times
      When they move the pointer away
      Then the code of the Company screen was fetched 1 time

    @phone
    Scenario: A touch is a sign of reading on
      Given a visitor on the company page
      Then the code of the Contact screen was fetched 0 times
      When they press the heading "About Sangam"
      Then the code of the Contact screen was fetched 1 time

    @desktop
    Scenario: On the second page too the pages of links in view are fetched in advance
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      And the code of the Terms screen was fetched 0 times
      When they come to the end of the page
      Then the code of the Terms screen was fetched 1 time

    @phone
    Scenario: On the second page too the page of a link in the content is fetched in advance, not before
      Given a visitor on the privacy policy
      When they scroll to 1 px
      Then the code of the Home screen was fetched 1 time
      When they follow "Sangam home" in the header
      Then they see the link "Start building"
      And the code of the Finsense screen was fetched 0 times
      When they come to the link "View Finsense"
      Then the code of the Finsense screen was fetched 1 time

    Scenario: A page that came by a link has what stands below its first screen
      Given a visitor on the company page
      When they follow "Prism" in the footer
      Then they are on the Prism page
      And the fields of the form are:
        | label          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |
        | Message        |

    @desktop
    Scenario: On a page that came by a link the place of the form is kept until its code comes
      Given the clock stands still
      And a visitor on the privacy policy
      And the code of the ContactForm screen comes after 1 second
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When this script runs on the page:
        """
        scrollTo({ top: 3000, behavior: 'instant' });
        """
      Then the page is scrolled to 3000 px
      When 1 second passes
      Then the fields of the form are:
        | label          |
        | Name           |
        | Email ID       |
        | Contact number |
        | Company name   |
        | Message        |

    Scenario: Pages are fetched in advance too where the browser knows neither idle moments, priorities nor savers of data
      Given before the page's own scripts this one runs:
        """
        delete window.requestIdleCallback;
        delete window.scheduler;
        Object.defineProperty(navigator, 'connection', { value: undefined });
        """
      And a visitor on the home page
      When they scroll to 1 px
      Then the code of the Contact screen was fetched 1 time

    Scenario: A page that was fetched in advance comes with its styles
      Given the data service answers every call after 5000 ms
      And a visitor on the privacy policy
      When they come to the end of the page
      Then the code of the AnnualReturns screen was fetched 1 time
      When they follow "Annual returns" in the footer
      Then the list of annual returns is loading

    Scenario Outline: With <wish> a page is fetched only when its link is followed
      Given before the page's own scripts this one runs:
        """
        <script>
        """
      And a visitor on the home page
      When they come to the end of the page
      Then the code of the PrivacyPolicy screen was fetched 0 times
      And the code of the metadata was fetched 0 times
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"
      And the code of the PrivacyPolicy screen was fetched 1 time

      Examples:
        | wish                | script                                                                                                                      |
        | a data saver        | Object.defineProperty(navigator, 'connection', { value: { saveData: true } });                                              |
        | less data asked for | const { matchMedia: match } = window; window.matchMedia = (query) => match(query.includes('reduced-data') ? 'all' : query); |

    Scenario: Pages whose links are seen without a connection are fetched when it is back and they are seen again
      Given a visitor on the home page
      When they scroll to 1 px
      Then the code of the Contact screen was fetched 1 time
      When the connection is lost
      And they come to the end of the page
      And they scroll to 1 px
      And the connection is back
      And they come to the end of the page
      Then the code of the PrivacyPolicy screen was fetched 1 time

    Scenario: A visitor who reads on without a connection fetches pages in advance once it is back
      Given a visitor on the home page
      When the connection is lost
      And they scroll to 1 px
      And 1 second passes
      Then the code of the Contact screen was fetched 0 times
      When the connection is back
      And they scroll to 2 px
      Then the code of the Contact screen was fetched 1 time

    Scenario: A page that cannot be fetched in advance changes nothing until its link is followed
      Given a visitor on the privacy policy
      And the code of the Terms screen is lost
      When they come to the end of the page
      Then the code of the AnnualReturns screen was fetched 1 time
      When they remember the screen
      And they slip off the link "Terms & Conditions" in the footer
      And 60 seconds pass
      Then the screen is as they remember
      And the code of the Terms screen was fetched 0 times
      And the page has been loaded 1 time

    Scenario: A page whose styles cannot be fetched in advance leaves the page that is open as it is
      Given a visitor on the home page
      And the code of the legal styles is lost
      When they come to the end of the page
      Then the code of the PrivacyPolicy screen was fetched 1 time
      When 60 seconds pass
      Then the page has been loaded 1 time

    Scenario: A visitor without the code that fetches pages in advance follows links as before
      Given a visitor on the home page
      And the code of the preparation is lost
      When they scroll to 1 px
      And they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"
      And the code of the Contact screen was fetched 0 times
