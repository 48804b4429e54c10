Feature: Loading of the phone picker

  @2.49
  Rule: The picker library and its utilities script are loaded from a public CDN when the form comes near the viewport

    Scenario: The phone picker is loaded when the visitor first comes to the form, not before and not again
      Given a visitor on the Finsense page
      Then the page has sent nothing
      When they come to the form
      Then the country is "India (Bharat)"
      When they scroll to 0 px
      And they come to the form
      And they scroll to 0 px
      And they come to the form
      Then the country is "India (Bharat)"
      And the calls were, in order:
        | picker's CDN   |
        | utilities' CDN |

    Scenario: A visitor who leaves before the phone picker loads does not fetch its utilities
      Given the picker's CDN answers every call after 5000 ms
      And a visitor on the Finsense page
      When they come to the form
      Then the picker's CDN received 1 call
      When they follow "Privacy Policy" in the footer to the page "Privacy Policy"
      And 5 seconds pass
      And call 1 to the picker's CDN is answered
      And 5 seconds pass
      Then the calls were, in order:
        | picker's CDN |

    Scenario: After a route change the phone picker is not loaded until the visitor comes to the form
      Given a visitor on the privacy policy
      When they follow "Company" in the header to the page "About Sangam"
      Then the form is still there
      When they scroll to 200 px and then to 0 px
      Then the page has sent nothing
      When they come to the form
      Then the country is "India (Bharat)"
