Feature: Errors of the annual returns

  @8.5
  Rule: A failed annual returns fetch logs 'Error fetching data: ', the list stays empty and loading ends after 1 s

    Scenario Outline: The error is logged and the list of returns stays empty when the <service> <fault>
      Given the clock stands still
      And the <service> <fault>
      And a visitor on the annual returns
      Then the console shows the error "Error fetching data:  <error>…"
      When 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the list of annual returns is empty
      And the <service> received 1 call
      And they see what a visitor sees 1000 ms after an answer without documents

      Examples:
        | service       | fault                                          | error                                 |
        | token service | refuses every call with status 401             | Error: something went wrong           |
        | token service | answers every call with the malformed "<html>" | SyntaxError:                          |
        | data service  | refuses every call with status 500             | Error: The data service answered 500  |
        | data service  | cuts off every call                            | TypeError: Failed to fetch            |
        | data service  | answers every call with the malformed "null"   | Error: The data answer holds no items |

  @8.6
  Rule: A failed file download logs 'Download failed: ' and shows nothing to the visitor

    Scenario: A failed download is logged and not shown to the visitor
      Given the file host refuses every call with status 404
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the console shows the error "Download failed:  Error: The file host answered 404…"
      And the file "Annual Return 2024.pdf" is ready to download
      And the visitor has no file
      And they see what a visitor sees who has the file "Annual Return 2024.pdf"

    Scenario: The next press downloads a file whose download was cut off
      Given the file host cuts off call 1
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the console shows the error "Download failed:  TypeError: Failed to fetch…"
      And the file "Annual Return 2024.pdf" is ready to download
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
