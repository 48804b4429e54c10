Feature: States of the annual returns

  Background:
    Given the clock stands still

  @4.14
  Rule: The annual returns load until the fetch finishes, and the list is shown after an extra 1 second

    Scenario: The list of annual returns is shown 1 second after a slow fetch has finished
      Given the data service answers call 1 after 20000 ms
      And a visitor on the annual returns
      Then the list of annual returns is loading
      And the data service received 1 call
      When 19999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      And call 1 to the data service is answered
      And 500 ms pass
      Then the list of annual returns is loading
      When 500 ms pass
      Then the content has 5 icons

    Scenario: A second visit to the annual returns loads anew and lists what is stored by then
      Given a visitor on the annual returns
      When call 1 to the data service is answered
      And 1 second passes
      Then the content has 5 icons
      Given the annual returns are stored as:
        | wix:document://v1/ugd/b_1.pdf/Annual%20Return%202024.pdf |
        | wix:document://v1/ugd/b_2.pdf/Annual%20Return%202025.pdf |
      When they follow "Company" in the header to the page "About Sangam"
      And they go back
      Then the list of annual returns is loading
      And the data service received 2 calls
      When call 2 to the data service is answered
      And 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the files of the content are:
        | Annual Return 2025.pdf |
        | Annual Return 2024.pdf |

    Scenario: A visitor who leaves the annual returns early causes no further call
      Given the token service answers every call after 2000 ms
      And a visitor on the annual returns
      Then the token service received 1 call
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 2000 ms pass
      And call 1 to the token service is answered
      And 60 seconds pass
      Then the data service received 0 calls

    Scenario: A visitor who leaves the annual returns and comes back while they load waits for the newer list
      Given the data service answers call 1 after 2000 ms
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header to the page "About Sangam"
      Given the data service answers call 1 after 5000 ms
      When they go back
      Then the data service received 2 calls
      When 4999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      And call 2 to the data service is answered
      And 900 ms pass
      Then the list of annual returns is loading
      When 101 ms pass
      Then the content has 5 icons

  @4.15
  Rule: After a failed fetch the list of annual returns is empty and loading still ends after 1 second

    Scenario: The annual returns stop loading 1 second after a refused fetch, with an empty list
      Given the data service refuses every call with status 500
      And a visitor on the annual returns
      When call 1 to the data service is answered
      And 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the list of annual returns is empty
      And the console shows the error "Error fetching data: …"

    Scenario: A visitor who comes back to the annual returns sees the files, after a refused token and a refused fetch
      Given the token service refuses call 1 with status 500
      And the data service refuses call 1 with status 500
      And a visitor on the annual returns
      When call 1 to the token service is answered
      Then the console shows the error "Error fetching data: …"
      When they follow "Company" in the header to the page "About Sangam"
      And they go back
      Then the data service received 1 call
      And the console shows the error "Error fetching data: …"
      When they follow "Company" in the header to the page "About Sangam"
      And they go back
      Then the data service received 2 calls
      When call 2 to the data service is answered
      And 1 second passes
      Then the content has 5 icons

    Scenario: A second visit to the annual returns whose fetch fails shows an empty list
      Given a visitor on the annual returns
      When call 1 to the data service is answered
      And 1 second passes
      Then the content has 5 icons
      When they follow "Company" in the header to the page "About Sangam"
      Given the data service cuts off every call
      When they go back
      And call 2 to the data service is answered
      Then the console shows the error "Error fetching data: …"
      When 1 second passes
      Then the list of annual returns is empty
