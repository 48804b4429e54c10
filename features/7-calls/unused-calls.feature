Feature: Calls that no page makes

  @7.34
  Rule: No visible page makes any of the SDK's unused calls

    Scenario: None of the SDK's unused calls is made on the home and contact pages and by a download
      Given a visitor on the home page
      When they come to the end of the page
      And 5 seconds pass
      And they follow "Contact us" in the header to the page "How can we help?"
      And they come to the end of the page
      And they follow the link to the annual returns
      And call 1 to the data service is answered
      And 5 seconds pass
      And they press "Annual Return 2024.pdf Download"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And no call was one that only the SDK makes
