Feature: Grievance timelines

  Background:
    Given a visitor on the privacy policy

  @9.19
  Rule: Level 1 takes 5 business days (general support)

    Scenario: The privacy policy gives Level 1, general support, 5 business days
      Then the row "Level 1" says "Level 1 General support support@sangam.example 5 business days"

  @9.20
  Rule: Level 2 takes 12 business days (escalation)

    Scenario: The privacy policy gives Level 2, escalation, 12 business days
      Then the row "Level 2" says "Level 2 Escalation escalation@sangam.example 12 business days"

  @9.21
  Rule: Level 3 takes 30 business days (grievance officer)

    Scenario: The privacy policy gives Level 3, grievance officer, 30 business days
      Then the row "Level 3" says "Level 3 Grievance officer grievance.officer@sangam.example 30 business days"

  @9.22
  Rule: A grievance is closed after 45 days without a reply from the user

    Scenario: The privacy policy says that a grievance is closed after 45 days without a reply
      Then they see "If we have asked you for information and do not hear from you within 45 days, your grievance will be closed. You may raise it again."

  @9.23
  Rule: Support hours are Monday to Friday 10:00 to 19:00, excluding public holidays

    Scenario: The privacy policy gives the support hours and their exception
      Then they see "Support hours: Monday to Friday, 10:00 to 19:00, excluding public holidays. All times are Indian Standard Time."
