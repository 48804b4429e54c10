Feature: The error page

  @8.9
  Rule: The router's default error page is headed 'Unexpected Application Error!'

    Scenario: A screen whose code is lost shows the error page, which loads the page again
      Given a visitor on the privacy policy
      And a new version of the site is replacing the company page until the page has been loaded 3 times
      When they follow "Company" in the header
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      And the links of the content are:
        | name                   | address                       | tab  |
        | Go to the home page    | /                             | same |
        | support@sangam.example | mailto:support@sangam.example | same |
      When they press "Load the page again"
      Then the page has been loaded 3 times
      And the page is headed "About Sangam"

    Scenario: When a footer link's page fails to load, the error page is shown from its top, and the links of its header work
      Given a visitor on the privacy policy
      And a new version of the site has replaced the company page
      When they come to the end of the page
      And they follow "About Us" in the footer
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      And the page is scrolled to 0 px
      When they follow "Contact us" in the header to the page "How can we help?"
      Then the site keeps nothing in their browser

    Scenario: A screen, and a page frame, that fails while it runs shows the error page
      Given a browser in which nothing tells what is in view
      And a visitor on the home page
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "ReferenceError: IntersectionObserver is not defined…"
      And the page has been loaded 1 time
      Given a browser in which nothing tells what the visitor prefers
      And a visitor on the company page
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "ReferenceError: matchMedia is not defined…"

    Scenario: The home page's own error page leads to the home page, which is loaded anew
      Given a new version of the site is replacing the home page until the page has been loaded 3 times
      And a visitor on the home page
      And the page is headed "Unexpected Application Error!"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      When they follow "Go to the home page"
      Then the page has been loaded 3 times
      And they see the heading "Make Finance Work Better"
