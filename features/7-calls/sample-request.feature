Feature: Sample request

  @7.16
  Rule: The sample request is POST /pfm/api/v2/deposit/insights with JSON content type and bearer authorization

    Scenario: The sample request is a POST with JSON content type and bearer authorization
      Given a visitor on the home page
      Then the sample request says "POST /pfm/api/v2/deposit/insights Content-Type: application/json Authorization: Bearer YOUR_TOKEN {"

  @7.17
  Rule: The sample request's body has uniqueIdentifier, accountIds (a list), from and to (year-month-day) and frequency, such as WEEKLY

    Scenario: The sample request's body has its five fields in order
      Given a visitor on the home page
      Then the sample request reads:
        """
        POST /pfm/api/v2/deposit/insights
        Content-Type: application/json
        Authorization: Bearer YOUR_TOKEN

        {
          "uniqueIdentifier": "customer-1",
          "accountIds": ["acc-1", "acc-2"],
          "from": "2025-01-01",
          "to": "2025-03-31",
          "frequency": "WEEKLY"
        }
        """

  @7.18
  Rule: The sample request is never sent

    @motion
    Scenario: The typewriter types the sample request to its end twice and sends nothing
      Given the clock stands still
      And a visitor on the home page
      When they come to the sample request
      And 24400 ms pass
      Then the sample request has 244 characters
      When 25400 ms pass
      Then the sample request has 244 characters
      And the page has sent nothing
