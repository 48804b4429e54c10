Feature: Errors of navigation

  @8.7
  Rule: An unknown route shows the not-found page and redirects home after 5 s

    Scenario: Opened from outside
      Given the clock stands still
      And a visitor on an unknown address
      Then the host answered with status 404
      And the page is headed "Page Not Found"
      When 4900 ms pass
      Then the page is headed "Page Not Found"
      When 100 ms pass
      Then they are on the home page
      And they see the heading "Make Finance Work Better"

    Scenario: An unknown product
      Given the clock stands still
      And a visitor opens the address "/product/unknown"
      Then the host answered with status 404
      And the page is headed "Page Not Found"
      When 5 seconds pass
      Then they are on the home page

  @8.8
  Rule: A module that fails to load dispatches a preload-error event, and the error is rethrown unless handled

    Scenario: Lost for good: one reload is tried, then the error page is shown
      Given a listener that notes preload errors
      And a visitor on the privacy policy
      And the code of the Company screen is lost
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "Unexpected Application Error!"
      And the console says "Preload error: TypeError"
      And the console shows an error beginning with "TypeError: Failed to fetch dynamically imported module"
      And they are on the company page
      When 60 seconds pass
      Then the page has been loaded 2 times
      And the site keeps "reloaded" in their browser

    Scenario: Back after a reload, as after a new deployment
      Given a listener that notes preload errors
      And a visitor on the privacy policy
      And the code of the Company screen is lost until the page has been loaded 2 times
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "About Sangam"
      And the page has been loaded 2 times
      And the site keeps "reloaded" in their browser

    Scenario: Another page that is lost later is tried once more as well
      Given a listener that notes preload errors
      And a visitor on the privacy policy
      And the code of the Company screen is lost until the page has been loaded 2 times
      And the code of the Contact screen is lost until the page has been loaded 3 times
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "About Sangam"
      And the page has been loaded 2 times
      When they follow "Contact us" in the header
      Then the console says "Preload error: TypeError"
      And the page is headed "Tell us what you want to build"
      And the page has been loaded 3 times
      And the site keeps "reloaded" in their browser

    Scenario: Lost already for the first page that is opened
      Given a listener that notes preload errors
      And the code of the Company screen is lost
      And a visitor on the company page
      Then the page is headed "Unexpected Application Error!"
      And the console says "Preload error: TypeError"
      And the console says "Preload error: TypeError"
      And the console shows an error beginning with "TypeError: Failed to fetch dynamically imported module"
      And the page has been loaded 2 times
      And the site keeps "reloaded" in their browser

    Scenario: Where the browser keeps no note of a reload, none is tried
      Given a browser that keeps nothing for the site
      And a visitor on the privacy policy
      And the code of the Company screen is lost
      When they follow "Company" in the header
      Then the page is headed "Unexpected Application Error!"
      And the console shows an error beginning with "TypeError: Failed to fetch dynamically imported module"
      And the page has been loaded 1 time

    Scenario: A listener that handles the event keeps the error from being rethrown
      Given a listener that handles preload errors
      And a visitor on the privacy policy
      And the code of the Company screen is lost
      When they follow "Company" in the header
      Then the console says "Preload error: TypeError"
      When 60 seconds pass
      Then the page is headed "Privacy Policy"
      And the page has been loaded 1 time
      When they follow "Contact us" in the header
      Then the page is headed "Tell us what you want to build"

    Scenario: A lost part that has a substitute reloads nothing
      Given the picker's CDN cuts off every call
      And the site's own copy of the picker is lost
      And a visitor on the contact page
      When they fill in the form with:
        | Name | Asha Rao |
      And 60 seconds pass
      Then "Name" reads "Asha Rao"
      And the page has been loaded 1 time
