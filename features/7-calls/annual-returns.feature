Feature: Annual returns calls

  @7.10
  Rule: The page asks by POST /v2/items/query, with the bare access token, for dataCollectionId AnnualRevenueFiles at the default offset paging

    Scenario: The annual returns page makes one token call and one query, and the page before it none
      Given a visitor on the privacy policy
      Then the page has sent nothing
      When they follow the link to the annual returns
      Then the calls were, in order:
        | token service |
        | data service  |
      And call 1 to the data service has:
        | method               | POST                                            |
        | address              | https://www.wixapis.com/wix-data/v2/items/query |
        | header content-type  | application/json                                |
        | header authorization | access-1                                        |
      And call 1 to the data service has:
        """
        {
          "dataCollectionId": "AnnualRevenueFiles",
          "query": { "filter": {}, "paging": { "offset": 0, "limit": 50 } }
        }
        """

  @7.11
  Rule: The page reads dataItems and pagingMetadata and uses the first item's data.documents

    Scenario: The documents of the first item alone are listed after one query, though more items follow
      Given the data service answers every call with the malformed '{"dataItems":[{"data":{"documents":["wix:document://v1/ugd/a_1.pdf/First.pdf"]}},{"data":{"documents":["wix:document://v1/ugd/b_2.pdf/Second.pdf"]}}],"pagingMetadata":{"count":2,"offset":0,"total":120,"hasNext":true}}'
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | First.pdf |
      When 1 second passes
      Then the data service received 1 call

  @7.12
  Rule: A file is fetched by GET /ugd/{link} from the file-hosting host, read as a blob and saved under the display name

    Scenario: An annual return that is pressed is fetched by GET from the file host and saved under its name
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2022.pdf"
      Then the visitor has the file "Annual Return 2022.pdf", in it "Sample of 5be0aa1_12.pdf"
      And call 1 to the file host has:
        | method  | GET                                           |
        | address | https://docs.wixstatic.com/ugd/5be0aa1_12.pdf |

    Scenario: A file whose name no system could store is saved under a safe one, and one without an extension as it is
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_2/Annual%20Return                               |
        | wix:document://v1/ugd/8d2c34_4.pdf/..%2F..%2FAnnual%3A%20Return%3F31.03.2024 |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | ../../Annual: Return?31.03.2024 |
        | Annual Return                   |
      When they press the file "../../Annual: Return?31.03.2024"
      Then the visitor has the file "Annual- Return-31.03.2024.pdf", in it "Sample of 8d2c34_4.pdf"
      When they press the file "Annual Return"
      Then the visitor has the file "Annual Return", in it "Sample of 8d2c34_2"
