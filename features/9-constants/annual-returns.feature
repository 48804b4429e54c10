Feature: Constants of the annual returns

  @9.11
  Rule: The annual returns still load 999 ms after the fetch and are shown at 1000 ms

    Scenario: The annual returns still load 999 ms after the answer and are shown at 1000 ms
      Given the clock stands still
      And a visitor on the annual returns
      When call 1 to the data service is answered
      And 999 ms pass
      Then the list of annual returns is loading
      When 1 ms passes
      Then the content has 5 icons

  @9.12
  Rule: The default query page size is 50

    Scenario: One query for 50 items is made, though the collection holds 51
      Given the annual returns are 51 items with one file each
      And a visitor for whom the annual returns have loaded
      Then call 1 to the data service has:
        """
        {
          "dataCollectionId": "AnnualRevenueFiles",
          "query": { "filter": {}, "paging": { "offset": 0, "limit": 50 } }
        }
        """
      And the data service received 1 call
