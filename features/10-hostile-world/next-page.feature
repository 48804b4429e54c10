Feature: The next page

  @10.21
  Rule: The page of a link that a visitor points at, touches, focuses or has in view is fetched in advance, unless data are to be saved

    @desktop
    Scenario: A page whose link has the focus needs no connection any more
      Given a visitor on the privacy policy
      Then the code of the Company screen was fetched 0 times
      When they put the focus on the link "Company" in the header
      Then the code of the Company screen was fetched 1 time
      And the code of the metadata was fetched 1 time
      When the connection is lost
      And they press the Enter key
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"
      And the code of the Company screen was fetched 1 time

    Scenario: A page whose link a finger or pointer enters is fetched before the press
      Given a visitor on the privacy policy
      When this script runs on the page:
        """
        document.querySelector('footer a[href="/company"]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        """
      Then the code of the Company screen was fetched 1 time
      And the code of the Contact screen was fetched 0 times
      When the connection is lost
      And they follow "About Us" in the footer
      Then the page is headed "About Sangam"

    Scenario: Links in view are prepared once the visitor moves on, and not before
      Given a visitor on the home page
      Then the code of the Contact screen was fetched 0 times
      When they scroll to 1 px
      Then the code of the Contact screen was fetched 1 time
      And the code of the PrivacyPolicy screen was fetched 0 times
      When they come to the end of the page
      Then the code of the PrivacyPolicy screen was fetched 1 time
      When the connection is lost
      And they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"
      And its title is "Privacy Policy | Sangam"

    Scenario Outline: With <wish> a page is fetched only when its link is followed
      Given before the page's own scripts this one runs:
        """
        <script>
        """
      And a visitor on the home page
      When they put the focus on the link "Talk to us"
      And they come to the end of the page
      Then the code of the Contact screen was fetched 0 times
      And the code of the PrivacyPolicy screen was fetched 0 times
      And the code of the metadata was fetched 0 times
      When they follow "Privacy Policy" in the footer
      Then the page is headed "Privacy Policy"
      And the code of the PrivacyPolicy screen was fetched 1 time

      Examples:
        | wish                | script                                                                                                                      |
        | a data saver        | Object.defineProperty(navigator, 'connection', { value: { saveData: true } });                                              |
        | less data asked for | const { matchMedia: match } = window; window.matchMedia = (query) => match(query.includes('reduced-data') ? 'all' : query); |

    @desktop
    Scenario: A page that cannot be fetched in advance changes nothing until its link is followed
      Given a visitor on the privacy policy
      And the code of the Company screen is lost
      When they put the focus on the link "Company" in the header
      And they remember the screen
      And 60 seconds pass
      Then the screen is as they remember
      And the code of the Company screen was fetched 0 times
      And the page has been loaded 1 time
