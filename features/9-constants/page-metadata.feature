Feature: Timing of the page metadata

  @9.18
  Rule: Page-metadata updates are deferred to the next animation frame

    Scenario: The former page's metadata stay until the next animation frame after a route change
      Given the clock stands still
      And a visitor on the contact page
      When they remember the metadata
      And they follow "Company" in the header to the page "About Sangam"
      Then the metadata is as they remember
      When 16 ms pass
      Then its title is "Company | Sangam"

    Scenario: The title is set by the last of two route changes before one animation frame
      Given the clock stands still
      And a visitor on the contact page
      When they remember the metadata
      And they follow "Company" in the header to the page "About Sangam"
      And they follow "Sangam home" in the header
      Then they see the heading "Make Finance Work Better"
      And the metadata is as they remember
      When 16 ms pass
      Then its title is "Sangam: open finance and Account Aggregator technology"
