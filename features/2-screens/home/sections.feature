Feature: Sections of the home page

  @2.26
  Rule: The home page has Why the provider, trusted-by logos, security and certification logos and Our Products, 'Make Finance Work Better'

    Scenario: The home page shows its seven sections in order, and logos in two of them
      Given a visitor on the home page
      Then the sections of the content are:
        | Why Sangam                                      |
        | Trusted by                                      |
        | Security and compliance                         |
        | Make Finance Work Better                        |
        | One request, one customer’s deposit insights    |
        | Ready to get started                            |
        | Tailored Solutions for Every Financial Use Case |
      And the section "Trusted by" has 8 marks
      And the section "Security and compliance" has 3 marks
      And the section "Make Finance Work Better" says "Our Products"

  @2.27
  Rule: The block 'Ready to get started' has a 'Connect with us' button linking to the contact form

    Scenario: 'Connect with us' has the address of the contact form and leads there
      Given a visitor on the home page
      Then the links of the section "Ready to get started" are:
        | name            | address                  | tab  |
        | Connect with us | /contact-us#Contact_Form | same |
      When they follow "Connect with us"
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window
      And the form is still there

  @2.28
  Rule: The section 'Tailored Solutions for Every Financial Use Case' has an orbit graphic on desktop and a smaller one on mobile

    @desktop
    Scenario: The five use cases stand around a large orbit graphic on a desktop, and apart in narrower windows
      Given a visitor on the home page
      Then the orbit graphic is large
      And the set of use cases is around the middle of the orbit
      And the set of use cases is on the screen and apart
      When they make the window 320 px wide
      Then the orbit graphic is drawn
      And the set of use cases is on the screen and apart
      When they make the window 959 px wide
      Then the orbit graphic is drawn
      And the set of use cases is on the screen and apart
      When they make the window 960 px wide
      Then the orbit graphic is drawn
      And the set of use cases is on the screen and apart

    @phone
    Scenario: The five use cases stand below a small orbit graphic on a phone
      Given a visitor on the home page
      Then the orbit graphic is small
      And the set of use cases is below the orbit
      And the set of use cases is on the screen and apart
