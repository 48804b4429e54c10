Feature: Privacy policy

  @2.50
  Rule: The privacy policy has the title 'Privacy Policy' and was last modified 10 June 2025

    Scenario: The privacy policy has its title and the date 10 June 2025
      Given a visitor on the privacy policy
      Then the page is headed "Privacy Policy"
      And its title is "Privacy Policy | Sangam"
      And they see "Last modified 10 June 2025"

  @2.51
  Rule: The privacy policy covers collected information, cookies, disclosures, retention, security, rights and opt-out

    @no-script
    Scenario: The sections of the privacy policy are in order, and its seven topics have text, without scripts too
      Given a visitor on the privacy policy
      Then the sections of the content are:
        | Scope of this policy   |
        | Collected information  |
        | Cookies                |
        | Disclosures            |
        | Retention              |
        | Security               |
        | Your rights            |
        | Opt-out                |
        | Governing law          |
        | Grievance redressal    |
        | Changes to this policy |
      And the section "Collected information" says "If you submit the contact form, we collect the details you enter:"
      And the section "Collected information" says "your contact number and its country code"
      And the section "Cookies" says "This website sets no cookies of its own."
      And the section "Disclosures" says "We do not sell or rent personal data."
      And the section "Retention" says "We keep an enquiry for as long as we need it to reply to you"
      And the section "Security" says "The website is delivered over encrypted connections"
      And the section "Your rights" says "to withdraw your consent, as easily as you gave it"
      And the section "Opt-out" says "You need not use the contact form."

  @2.52
  Rule: The privacy policy has the governing law of India, Pune courts, and a three-level grievance table

    Scenario: The privacy policy names the laws of India, the courts at Pune and three levels of grievances
      Given a visitor on the privacy policy
      Then the section "Governing law" says "governed by the laws of India"
      And the section "Governing law" says "The courts at Pune have exclusive jurisdiction"
      And the rows of the table "Grievance levels and response times" are:
        | Level   | Who responds      | Write to                         | Responds within  |
        | Level 1 | General support   | support@sangam.example           | 5 business days  |
        | Level 2 | Escalation        | escalation@sangam.example        | 12 business days |
        | Level 3 | Grievance officer | grievance.officer@sangam.example | 30 business days |
      And the links of the section "Grievance redressal" are:
        | name                             | address                                 | tab  |
        | support@sangam.example           | mailto:support@sangam.example           | same |
        | escalation@sangam.example        | mailto:escalation@sangam.example        | same |
        | grievance.officer@sangam.example | mailto:grievance.officer@sangam.example | same |
