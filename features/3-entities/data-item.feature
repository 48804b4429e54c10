Feature: Data item

  @3.13
  Rule: The data service answers dataItems, each with id, data, createdDate and updatedDate, and pagingMetadata

    Scenario: The data service answers an item with its fields and paging metadata
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_1.pdf/Annual%20Return.pdf |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Annual Return.pdf |
      And the answer to call 1 to the data service is:
        """
        {
          "dataItems": [
            {
              "id": "item-1",
              "data": { "documents": ["wix:document://v1/ugd/8d2c34_1.pdf/Annual%20Return.pdf"] },
              "createdDate": "2025-06-10T09:30:00.000Z",
              "updatedDate": "2025-06-10T09:30:00.000Z"
            }
          ],
          "pagingMetadata": { "count": 1, "offset": 0, "total": 1 }
        }
        """
