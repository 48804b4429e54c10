Feature: Terms and conditions

  Background:
    Given a visitor on the terms and conditions

  @2.53
  Rule: The page titled Sangam Terms And Conditions has nine sections, from Website Disclaimer to Grievance Redressal and Feedback

    Scenario: The terms have their title and their nine sections in order
      Then its title is "Sangam Terms And Conditions"
      And the sections of the content are:
        | Website Disclaimer                 |
        | Third Party Links                  |
        | Ownership of Intellectual Property |
        | Prohibited Conduct                 |
        | Disruption                         |
        | Privacy Policy                     |
        | Electronic Record                  |
        | Change in Terms                    |
        | Grievance Redressal and Feedback   |

  @2.54
  Rule: The section Privacy Policy of the terms links to /privacy-policy

    Scenario: The link in the terms' section Privacy Policy leads to the privacy policy
      When they follow "Privacy Policy" in the section "Privacy Policy"
      Then they are on the privacy policy
      And the page is headed "Privacy Policy"
      And the page is scrolled to 0 px

  @2.55
  Rule: The terms are an Electronic Record under the Information Technology Act, 2000

    Scenario: The terms' section Electronic Record names the Information Technology Act, 2000
      Then the section "Electronic Record" says "an electronic record within the meaning of the Information Technology Act, 2000"

  @2.56
  Rule: The terms may change without notice and continued use means acceptance

    Scenario: The terms say that they may change and that continued use accepts them
      Then the section "Change in Terms" says "We may change these terms at any time without notice."
      And the section "Change in Terms" says "If you continue to use the website after a change, you accept the changed terms."

  @2.57
  Rule: Grievance Redressal and Feedback gives a support e-mail

    Scenario: The terms' section on grievances gives a support e-mail address as a link
      Then the section "Grievance Redressal and Feedback" says "write to our support team at support@sangam.example"
      And the links of the section "Grievance Redressal and Feedback" are:
        | name                   | address                             | tab  |
        | support@sangam.example | mailto:support@sangam.example       | same |
        | Privacy Policy         | /privacy-policy#grievance-redressal | same |
