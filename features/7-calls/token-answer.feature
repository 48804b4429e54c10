Feature: Answer to a request for a token

  @7.14
  Rule: A token answer has access_token, refresh_token and expires_in, the seconds from which the expiry is computed

    Scenario: The site uses its first token until 14399999 ms, and its second until 8999999 ms
      Given the clock stands still
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header to the page "About Sangam"
      And 14399999 ms pass
      And they go back
      Then the data service received 2 calls
      And the token service received 1 call
      When they follow "Company" in the header to the page "About Sangam"
      And 600001 ms pass
      And they go back
      Then the data service received 3 calls
      And the token service received 2 calls
      When they follow "Company" in the header to the page "About Sangam"
      And 8999999 ms pass
      And they go back
      Then the data service received 4 calls
      And the token service received 2 calls

    Scenario: A token answer that lacks one of its three parts logs an error, and no data are asked for
      Given the token service answers call 1 with the malformed "{\"refresh_token\": \"r\", \"expires_in\": 1}"
      And the token service answers call 2 with the malformed "{\"access_token\": \"a\", \"expires_in\": 1}"
      And the token service answers call 3 with the malformed "{\"access_token\": \"a\", \"refresh_token\": \"r\"}"
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data: …"
      When they reload the page
      Then the console shows the error "Error fetching data: …"
      When they reload the page
      Then the console shows the error "Error fetching data: …"
      And the token service received 3 calls
      And the data service received 0 calls

    @sdk
    Scenario: The SDK keeps its token for 14400 seconds and renews it a second later
      Given the clock stands still
      When the SDK calls queryItems
      And 14400 seconds pass
      And the SDK calls queryItems
      Then the token service received 1 call
      When 1 second passes
      And the SDK calls queryItems
      Then the token service received 2 calls
