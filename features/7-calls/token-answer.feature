Feature: Answer to a request for a token

  @7.14
  Rule: A token answer has access_token, refresh_token and expires_in, the seconds from which the expiry is computed

    Scenario Outline: After <time> of the first token's 14400 seconds the site <outcome>
      Given the clock stands still
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When <time> pass
      And they go back
      Then the data service received 2 calls
      And the token service received <calls> calls

      Examples:
        | time          | outcome              | calls |
        | 14399999 ms   | still uses its token | 1     |
        | 14400 seconds | asks for another     | 2     |

    Scenario Outline: After <time> of the second token's 9000 seconds the site <outcome>
      Given the clock stands still
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 15000 seconds pass
      And they go back
      Then the data service received 2 calls
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When <time> pass
      And they go back
      Then the data service received 3 calls
      And the token service received <calls> calls

      Examples:
        | time         | outcome              | calls |
        | 8999999 ms   | still uses its token | 2     |
        | 9000 seconds | asks for another     | 3     |

    Scenario Outline: A token answer with <what> logs an error and no data are asked for
      Given the token service answers every call with the malformed "<answer>"
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data: …"
      And the data service received 0 calls

      Examples:
        | what                  | answer                                                                  |
        | no access_token       | {\"refresh_token\": \"r\", \"expires_in\": 1}                           |
        | no refresh_token      | {\"access_token\": \"a\", \"expires_in\": 1}                            |
        | no expires_in         | {\"access_token\": \"a\", \"refresh_token\": \"r\"}                     |
        | an empty access_token | {\"access_token\": \"\", \"refresh_token\": \"r\", \"expires_in\": 1}   |
        | a negative expires_in | {\"access_token\": \"a\", \"refresh_token\": \"r\", \"expires_in\": -1} |

    Scenario: A token that lives for 0 seconds is used for the call at hand and then renewed
      Given the clock stands still
      And the token service answers call 1 with the malformed "{\"access_token\": \"access-1\", \"refresh_token\": \"refresh-1\", \"expires_in\": 0}"
      And a visitor on the annual returns
      Then the data service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When they go back
      Then the data service received 2 calls
      And the token service received 2 calls

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
