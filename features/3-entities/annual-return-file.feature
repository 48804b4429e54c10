Feature: Annual return file record

  @3.10
  Rule: The annual returns are the first item's data.documents, a list of file URL strings, in the collection AnnualRevenueFiles

    Scenario: The annual returns list only the files of the first item in AnnualRevenueFiles
      Given the annual returns are 3 items with one file each
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | File 1 |
      And call 1 to the data service has:
        | dataCollectionId | AnnualRevenueFiles |

  @3.11
  Rule: Of a file URL split on '/', index 4 is the file link id and index 5 the file name, with URL-encoded spaces turned into spaces

    Scenario: Segment 4 of a file URL is the link, and segment 5, decoded and shown as text, the name
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_1.pdf/%3Cimg%20src=x%20onerror=alert(1)%3E.pdf              |
        | wix:document://v1/ugd/8d2c34_2.pdf/Annual%20Return.pdf/Other.pdf                         |
        | wix:document://v1/ugd/8d2c34_7f.pdf/Annual%20Return%20of%20%E2%82%B9%20%26%20Co+Sons.pdf |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Annual Return of ₹ & Co+Sons.pdf |
        | Annual Return.pdf                |
        | <img src=x onerror=alert(1)>.pdf |
      When they press the file "Annual Return of ₹ & Co+Sons.pdf"
      Then call 1 to the file host has:
        | address | https://docs.wixstatic.com/ugd/8d2c34_7f.pdf |
      And the visitor has the file "Annual Return of ₹ & Co+Sons.pdf", in it "Sample of 8d2c34_7f.pdf"

  @3.12
  Rule: The display entry is {link, name}; a document whose link or name is missing, no string or not decodable is left out

    Scenario: The annual returns leave out malformed documents and list the others, two of one name too
      Given the annual returns are stored as:
        | wix:document://v1/ugd/8d2c34_1.pdf/Oldest.pdf  |
        | wix:document://v1/ugd/8d2c34_2.pdf             |
        | wix:document://v1/ugd/8d2c34_5.pdf/100%.pdf    |
        | wix:document://v1/ugd//No%20link.pdf           |
        | wix:document://v1/ugd/../Way%20up.pdf          |
        | no address at all                              |
        | null                                           |
        | {"link":"8d2c34_8.pdf","name":"Object.pdf"}    |
        | wix:document://v1/ugd/8d2c34_11.pdf/Newest.pdf |
        | wix:document://v1/ugd/8d2c34_12.pdf/Newest.pdf |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Newest.pdf |
        | Newest.pdf |
        | Oldest.pdf |
      And the console shows the error "Documents left out: …"
