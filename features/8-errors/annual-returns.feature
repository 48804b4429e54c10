Feature: Errors of the annual returns

  @8.5
  Rule: A failed annual returns fetch logs 'Error fetching data: ', the list stays empty and loading ends after 1 s

    Scenario Outline: The error is logged and the list of returns stays empty when the <service> <fault>
      Given the clock stands still
      And the <service> <fault>
      And a visitor on the annual returns
      When call 1 to the <service> is answered
      Then the console shows the error "Error fetching data:  <error>…"
      When 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the list of annual returns is empty
      And the <service> received 1 call
      And they see what a visitor sees 1000 ms after an answer without documents

      Examples:
        | service       | fault                                          | error                                   |
        | token service | refuses every call with status 401             | Error: something went wrong             |
        | token service | refuses every call with status 500             | Error: something went wrong             |
        | token service | cuts off every call                            | TypeError: Failed to fetch              |
        | token service | answers every call with the malformed "<html>" | SyntaxError:                            |
        | token service | answers every call with the malformed "null"   | Error: The token answer holds no tokens |
        | data service  | refuses every call with status 401             | Error: The data service answered 401    |
        | data service  | refuses every call with status 500             | Error: The data service answered 500    |
        | data service  | cuts off every call                            | TypeError: Failed to fetch              |
        | data service  | answers every call with the malformed "<html>" | SyntaxError:                            |
        | data service  | answers every call with the malformed "null"   | Error: The data answer holds no items   |

    Scenario: The data service is not asked when the token service refuses
      Given the clock stands still
      And the token service refuses every call with status 500
      And a visitor on the annual returns
      When call 1 to the token service is answered
      Then the console shows the error "Error fetching data: …"
      When 1 second passes
      Then the list of annual returns is empty
      And the calls were, in order:
        | token service |

  @8.6
  Rule: A failed file download logs 'Download failed: ' and shows nothing to the visitor

    Scenario Outline: A failed download is logged and not shown to the visitor when the file host <fault>
      Given the file host <fault>
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the console shows the error "Download failed:  <error>…"
      And the file "Annual Return 2024.pdf" is ready to download
      And the visitor has no file
      And they see what a visitor sees who has the file "Annual Return 2024.pdf"

      Examples:
        | fault                              | error                             |
        | refuses every call with status 404 | Error: The file host answered 404 |
        | refuses every call with status 500 | Error: The file host answered 500 |
        | cuts off every call                | TypeError: Failed to fetch        |

    Scenario: The next press downloads a file whose download has failed
      Given the file host refuses call 1 with status 500
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the console shows the error "Download failed: …"
      And the file "Annual Return 2024.pdf" is ready to download
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
