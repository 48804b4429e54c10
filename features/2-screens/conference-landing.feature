Feature: Conference landing page

  @2.62
  Rule: The page titled Sangam Bharat Fintech Summit '25 says 'Meet' the product's buddy assistant for the Bharat Fintech Summit

    Scenario: The conference page has the summit's title and introduces the buddy assistant
      Given a visitor on the conference page
      Then its title is "Sangam Bharat Fintech Summit '25"
      And the page is headed "Meet Sangam Buddy, your assistant for the Bharat Fintech Summit"

  @2.63
  Rule: The page asks 'What are you struggling with today?' and offers three options

    Scenario: The conference page asks what the visitor is struggling with and offers three options
      Given a visitor on the conference page
      Then they see the heading "What are you struggling with today?"
      And the links of the content are:
        | name                                   |
        | Risk management and Debt collections   |
        | Credit Underwriting                    |
        | Wealth and Personal Finance management |

  @2.64
  Rule: Each option opens a WhatsApp chat in a new tab with its prefilled message, always with the same one number

    Scenario: Each option has its own message to the same WhatsApp number, and one opens its chat in a new tab
      Given WhatsApp is reachable
      And a visitor on the conference page
      Then the WhatsApp chats of the content are:
        | option                                 | number       | message                                                                                         |
        | Risk management and Debt collections   | 910000000000 | Hello Sangam Buddy, I want to know more about detecting risks early and optimizing collections. |
        | Credit Underwriting                    | 910000000000 | Hello Sangam Buddy, I want to know more about streamlining credit underwriting.                 |
        | Wealth and Personal Finance management | 910000000000 | Hello Sangam Buddy, I want to know more about personalized AI-driven wealth management.         |
      When they follow "Credit Underwriting" in the content
      Then a new tab shows "https://wa.me/910000000000?text=Hello%20Sangam%20Buddy%2C%20I%20want%20to%20know%20more%20about%20streamlining%20credit%20underwriting."
      And they are on the conference page

  @2.65
  Rule: A 'How it works?' button has no action

    @desktop
    Scenario: Pressing 'How it works?' changes nothing on the conference page
      Given the clock stands still
      And a visitor on the conference page
      Then the button "How it works?" is enabled
      When they put the focus on "How it works?"
      And they point at "How it works?"
      And they remember the screen
      And they press "How it works?"
      And 60 seconds pass
      Then the screen is as they remember
      And they are on the conference page
      And the button "How it works?" is enabled
      And the page has sent nothing

  @2.66
  Rule: The benefits are instant insights on AI financial solutions, real-time responses to queries and updates on the exclusive panel

    Scenario: The conference page lists the three benefits and then its three options with their messages
      Given a visitor on the conference page
      Then the items of the content are:
        | Instant insights on AI financial solutions                                                                                           |
        | Real-time responses to queries                                                                                                       |
        | Updates on the exclusive panel                                                                                                       |
        | Risk management and Debt collections Hello Sangam Buddy, I want to know more about detecting risks early and optimizing collections. |
        | Credit Underwriting Hello Sangam Buddy, I want to know more about streamlining credit underwriting.                                  |
        | Wealth and Personal Finance management Hello Sangam Buddy, I want to know more about personalized AI-driven wealth management.       |
