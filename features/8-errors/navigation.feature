Feature: Errors of navigation

  @8.7
  Rule: An unknown route shows the not-found page and redirects home after 5 s

    Scenario: An unknown product shows the not-found page and leads home after 5 s
      Given the clock stands still
      And a visitor on "/product/unknown"
      Then the host answered with status 404
      And the page is headed "Page Not Found"
      When 4900 ms pass
      Then the page is headed "Page Not Found"
      When 100 ms pass
      Then they are on the home page
      And they see the heading "Make Finance Work Better"

  @8.8
  Rule: A module that fails to load dispatches a preload-error event, and the error is rethrown unless handled

    Scenario: A visitor whose next page never loads gets one reload and then the error page
      Given the clock stands still
      And a browser in which the console says each preload error
      And a visitor on the privacy policy
      And a new version of the site has replaced the company page
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "Unexpected Application Error!"
      And the console says "Preload error: TypeError"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      And they are on the company page
      When 60 seconds pass
      Then the page has been loaded 2 times
      And the site keeps "reloaded" in their browser

    Scenario: A visitor who later opens another page that does not load gets a reload again
      Given the clock stands still
      And a browser in which the console says each preload error
      And a visitor on the privacy policy
      And a new version of the site is replacing the page of the terms and conditions until the page has been loaded 2 times
      And a new version of the site is replacing the contact page until the page has been loaded 3 times
      When they follow "Terms & Conditions" in the footer
      Then the console says "Preload error: TypeError"
      And the page is headed "Terms and Conditions"
      And the page has been loaded 2 times
      When they follow "Contact us" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "How can we help?"
      And the page has been loaded 3 times

    Scenario: A visitor who leaves while a page loads is not held up by a reload, and one who stays gets it
      Given the clock stands still
      And a browser in which the console says each preload error
      And a visitor on the privacy policy
      And a new version of the site has replaced the company page
      And a new version of the site is replacing the contact page until the page has been loaded 2 times
      When the visitor begins to leave the page
      And they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      When 1 second passes
      Then the page is headed "Privacy Policy"
      And the page has been loaded 1 time
      When they follow "Contact us" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "How can we help?"
      And the page has been loaded 2 times

    Scenario: A visitor who left while a page was loading sees it when they come back
      Given the clock stands still
      And a browser in which the console says each preload error
      And a visitor on the privacy policy
      And a new version of the site is replacing the company page until the page has been loaded 2 times
      When the visitor begins to leave the page
      And they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "Privacy Policy"
      And the page has been loaded 1 time
      When the browser shows the page as it was left
      Then the page is headed "About Sangam"
      And the page has been loaded 2 times

    Scenario: When a page's code is missing, a visitor whose browser stores nothing gets the error page without a reload
      Given a browser in which storage is forbidden
      And a visitor on the privacy policy
      And a new version of the site has replaced the company page
      When they follow "Company" in the header
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      And the page has been loaded 1 time

    Scenario: A listener that handles the preload-error event keeps the error from being rethrown
      Given a browser in which each preload error is handled, and the console says it
      And a visitor on the privacy policy
      And a new version of the site has replaced the company page
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      When 60 seconds pass
      Then the page is headed "Privacy Policy"
      And the page has been loaded 1 time
      When they follow "Contact us" in the header
      Then the page is headed "How can we help?"
