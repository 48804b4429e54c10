Feature: Annual returns calls

  @7.10
  Rule: The page asks by POST /v2/items/query, with the bare access token, for dataCollectionId AnnualRevenueFiles at the default offset paging

    Scenario: The annual returns are fetched with one token and one query
      Given a visitor for whom the annual returns have loaded
      Then the content has 5 icons
      And the calls were, in order:
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

    Scenario: A route change from the privacy policy to the company page calls no service
      Given a visitor on the privacy policy
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      And the page has sent nothing

    Scenario: The site uses its token again until it expires after 14400 seconds and then refreshes it
      Given a visitor for whom the annual returns have loaded
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 14398999 ms pass
      And they go back
      And call 2 to the data service is answered
      Then call 2 to the data service has:
        | header authorization | access-1 |
      And the token service received 1 call
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 1 ms passes
      And they go back
      And call 3 to the data service is answered
      Then call 3 to the data service has:
        | header authorization | access-2 |
      And call 2 to the token service has:
        """
        { "clientId": "sangam-website", "refreshToken": "refresh-1", "grantType": "refresh_token" }
        """
      And the token service received 2 calls

    Scenario: After a refused refresh of its token the site gets an anonymous one and lists the files
      Given the token service refuses call 2 with status 401
      And a visitor for whom the annual returns have loaded
      When they follow "Company" in the header
      Then the page is headed "About Sangam"
      When 14400 seconds pass
      And they go back
      And call 2 to the data service is answered
      Then call 3 to the token service has:
        """
        { "clientId": "sangam-website", "grantType": "anonymous" }
        """
      When 1 second passes
      Then the content has 5 icons

  @7.11
  Rule: The page reads dataItems and pagingMetadata and uses the first item's data.documents

    Scenario: The documents of the first item alone are listed, after one query
      Given the annual returns are 3 items with one file each
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | File 1 |
      And the data service received 1 call

    Scenario Outline: One query alone is made when '<paging>' follows the items of its answer
      Given the data service answers every call with the malformed '{"dataItems":[{"data":{"documents":["wix:document://v1/ugd/a_1.pdf/Alone.pdf"]}}]<paging>}'
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Alone.pdf |
      When 1 second passes
      Then the data service received 1 call

      Examples:
        | paging                                                   |
        |                                                          |
        | ,"pagingMetadata":{"count":1,"offset":0,"total":120}     |
        | ,"pagingMetadata":{"count":50,"offset":0,"hasNext":true} |
        | ,"pagingMetadata":null                                   |

  @7.12
  Rule: A file is fetched by GET /ugd/{link} from the file-hosting host, read as a blob and saved under the display name

    Scenario: A file is fetched by GET from the file host and saved under its name
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2022.pdf"
      Then the visitor has the file "Annual Return 2022.pdf", in it "Sample of 5be0aa1_12.pdf"
      And call 1 to the file host has:
        | method  | GET                                           |
        | address | https://docs.wixstatic.com/ugd/5be0aa1_12.pdf |
      And the file host received 1 call

    Scenario: No file is fetched before a button is pressed
      Given a visitor for whom the annual returns have loaded
      Then the content has 5 icons
      And the file host received 0 calls

    Scenario: A file whose name and link have no extension is saved under its name alone
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_7/Annual%20Return |
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return"
      Then the visitor has the file "Annual Return", in it "Sample of 8d2c34_7"

    Scenario Outline: The file shown as '<display>' is saved as '<saved>'
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_7.pdf/<stored> |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | <display> |
      When they press the file "<display>"
      Then the visitor has the file "<saved>", in it "Sample of 8d2c34_7.pdf"

      Examples:
        | stored                                                                  | display                                                                 | saved                                                                  |
        | ..%2F..%2FAnnual%3A%20Return%3F.pdf                                     | ../../Annual: Return?.pdf                                               | Annual- Return-.pdf                                                    |
        | Annual%20Return                                                         | Annual Return                                                           | Annual Return.pdf                                                      |
        | Return%20v1.2                                                           | Return v1.2                                                             | Return v1.2.pdf                                                        |
        | Return.final%20copy                                                     | Return.final copy                                                       | Return.final copy.pdf                                                  |
        | Return.h5                                                               | Return.h5                                                               | Return.h5                                                              |
        | Return.7z                                                               | Return.7z                                                               | Return.7z                                                              |
        | Return%3F%3F%20%20A...pdf                                               | Return?? A...pdf                                                        | Return- A.pdf                                                          |
        | CON.pdf                                                                 | CON.pdf                                                                 | _CON.pdf                                                               |
        | com1.pdf                                                                | com1.pdf                                                                | _com1.pdf                                                              |
        | LPT9.pdf                                                                | LPT9.pdf                                                                | _LPT9.pdf                                                              |
        | Contract.pdf                                                            | Contract.pdf                                                            | Contract.pdf                                                           |
        | Falcon.pdf                                                              | Falcon.pdf                                                              | Falcon.pdf                                                             |
        | Annual%E2%80%AEReturn.pdf                                               | AnnualReturn.pdf                                                        | AnnualReturn.pdf                                                       |
        | Aनननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननन.pdf | Aनननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननन.pdf | Aननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननननन.pdf |
