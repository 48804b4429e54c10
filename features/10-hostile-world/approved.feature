Feature: What was approved

  @10.17
  Rule: A screen says, offers and draws what was approved

    Scenario Outline: <Screen> says, offers and draws what was approved
      Given the clock stands still
      And a visitor on <screen>
      Then the page says, offers and draws what was approved

      Examples:
        | Screen                   | screen                   |
        | The home page            | the home page            |
        | The company page         | the company page         |
        | The contact page         | the contact page         |
        | The Finsense page        | the Finsense page        |
        | The ConnectHub page      | the ConnectHub page      |
        | The RiskGauge page       | the RiskGauge page       |
        | The Wealthscape page     | the Wealthscape page     |
        | The Prism page           | the Prism page           |
        | The privacy policy       | the privacy policy       |
        | The terms and conditions | the terms and conditions |
        | The annual returns page  | the annual returns       |
        | The conference page      | the conference page      |
        | The conference banner    | the conference banner    |

    Scenario Outline: <Screen> in print says, offers and draws what was approved
      Given the clock stands still
      And a visitor on <screen>
      When they print the page
      Then the page says, offers and draws what was approved

      Examples:
        | Screen                   | screen                   |
        | The privacy policy       | the privacy policy       |
        | The terms and conditions | the terms and conditions |

    Scenario: An unknown address says, offers and draws what was approved
      Given the clock stands still
      And a visitor on an unknown address
      Then the host answered with status 404
      And the page says, offers and draws what was approved

    Scenario: The form with every error says, offers and draws what was approved
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India"
      When they type "asha@" into "Email ID"
      And they type "12a" into "Contact number"
      And they paste 301 characters into "Message"
      And a script submits the form 1 time
      Then "Name" shows the error "Please complete this required field"
      And the page says, offers and draws what was approved

    Scenario: The form ready to send says, offers and draws what was approved
      Given a visitor on the Prism page
      And they have filled in the form
      Then the country is "India"
      And the button "Send" is enabled
      And the page says, offers and draws what was approved

    Scenario: The form that is sending says, offers and draws what was approved
      Given the clock stands still
      And the e-mail service answers call 1 after 3000 ms
      And a visitor on the contact page
      And they have filled in the form
      Then the country is "India"
      When they press "Send"
      Then the button "Sending" is disabled
      And the page says, offers and draws what was approved

    Scenario: The success box says, offers and draws what was approved
      Given a visitor on the contact page
      And they have filled in the form
      When they press "Send"
      Then the form is replaced by the success box
      And the console says "Email sent to the company"
      And the console says "Thank-you email sent"
      And the page says, offers and draws what was approved

    Scenario: The list of countries says, offers and draws what was approved
      Given a visitor on the contact page
      When they come to the form
      And they press the country
      Then they see the option "India"
      And the page says, offers and draws what was approved

    Scenario: The list of countries without a match says, offers and draws what was approved
      Given a visitor on the contact page
      When they come to the form
      And they press the country
      Then they see the option "India"
      When they type on with "zzz"
      Then they do not see the option "India"
      And the page says, offers and draws what was approved

    Scenario: The list of countries with matches says, offers and draws what was approved
      Given a visitor on the contact page
      When they come to the form
      And they press the country
      Then they see the option "India"
      When they type on with "guinea"
      Then they do not see the option "India"
      And they see the option "Guinea"
      And the page says, offers and draws what was approved

    Scenario: The list of annual returns says, offers and draws what was approved
      Given a visitor for whom the annual returns have loaded
      Then the content has 5 icons
      And the page says, offers and draws what was approved

    Scenario: The placeholder of the annual returns says, offers and draws what was approved
      Given the clock stands still
      And a visitor on the annual returns
      Then the list of annual returns is loading
      When call 1 to the data service is answered
      Then the page says, offers and draws what was approved

    Scenario: The conference banner a step later says, offers and draws what was approved
      Given the clock stands still
      And a visitor on the conference banner
      When 100 ms pass
      Then they see "The agenda opens in 5300 ms"
      And the page says, offers and draws what was approved

    Scenario: The conference banner that goes nowhere says, offers and draws what was approved
      Given the clock stands still
      And a visitor on the conference banner
      When they press "Stay on this page"
      Then they see "You stay on this page."
      And the page says, offers and draws what was approved

    Scenario: The not-found page that goes nowhere says, offers and draws what was approved
      Given the clock stands still
      And a visitor on an unknown address
      Then the host answered with status 404
      When they press "Stay on this page"
      Then they see "You stay on this page."
      And the page says, offers and draws what was approved

    Scenario: A download under way says, offers and draws what was approved
      Given the file host answers every call after 5000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the file "Annual Return 2024.pdf" is being downloaded
      And the page says, offers and draws what was approved

    Scenario: A pair of downloads under way says, offers and draws what was approved
      Given the file host answers every call after 5000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      And they press the file "Annual Return 2022.pdf"
      Then the file "Annual Return 2022.pdf" is being downloaded
      And the page says, offers and draws what was approved

    Scenario: The empty list of annual returns says, offers and draws what was approved
      Given the clock stands still
      And the data service refuses every call with status 500
      And a visitor on the annual returns
      When call 1 to the data service is answered
      And 1 second passes
      Then the list of annual returns is empty
      And the console shows the error "Error fetching data: …"
      And the page says, offers and draws what was approved

    Scenario: A tab of the showcase says, offers and draws what was approved
      Given a visitor on the home page
      When they press the tab "Lending"
      Then the page says, offers and draws what was approved

    Scenario: The error page says, offers and draws what was approved
      Given a visitor on the privacy policy
      And the code of the Company screen is lost
      When they follow "Company" in the header
      Then the page is headed "Unexpected Application Error!"
      And the console shows the error "TypeError: Failed to fetch dynamically imported module…"
      And the page says, offers and draws what was approved
      And the site keeps "reloaded" in their browser

    Scenario: A page without a connection says, offers and draws what was approved
      Given the clock stands still
      And a visitor on the Finsense page
      When the connection is lost
      Then they see "You are offline. The contact form, downloads and pages that you have not opened need a connection."
      And the page says, offers and draws what was approved

    @desktop
    Scenario: The Products menu says, offers and draws what was approved
      Given a visitor on the contact page
      When they put the focus on "Products"
      And they press the ArrowDown key
      And they press the ArrowDown key
      Then the focus is on "Lending"
      And the page says, offers and draws what was approved

    @phone
    Scenario: The menu panel says, offers and draws what was approved
      Given a visitor on the company page
      When they press "Open menu"
      Then the menu panel is open
      And the page says, offers and draws what was approved

    @phone
    Scenario: A group of products in the menu panel says, offers and draws what was approved
      Given a visitor on the company page
      When they press "Open menu"
      And they press "Products"
      And they press "Lending"
      Then the button "Lending" is expanded
      And the page says, offers and draws what was approved
