Feature: Privacy

  @10.14
  Rule: No page sets a cookie, keeps anything or calls a third party before the form is in sight

    Scenario Outline: No cookie is set, nothing kept and no service called on <screen>
      Given the clock stands still
      And a visitor on <screen>
      When 5 seconds pass
      Then the page has sent nothing
      And the site keeps nothing in their browser
      And the host's answer to <screen> has:
        | content-type | text/html… |
        | set-cookie   | none       |

      Examples:
        | screen                   |
        | the home page            |
        | the company page         |
        | the Finsense page        |
        | the ConnectHub page      |
        | the RiskGauge page       |
        | the Wealthscape page     |
        | the Prism page           |
        | the privacy policy       |
        | the terms and conditions |
        | the conference page      |
        | the conference banner    |

    Scenario: The annual returns ask for a token and the list and for nothing else
      Given a visitor for whom the annual returns have loaded
      Then the calls were, in order:
        | token service |
        | data service  |
      And the site keeps nothing in their browser
      And the host's answer to the annual returns has:
        | content-type | text/html… |
        | set-cookie   | none       |

    Scenario: The contact page asks for the phone picker and its utilities and for nothing else
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India"
      And the calls were, in order:
        | picker's CDN   |
        | utilities' CDN |
      And the code of the picker was fetched 0 times
      And the site keeps nothing in their browser
      And the host's answer to the contact page has:
        | content-type | text/html… |
        | set-cookie   | none       |

  @10.15
  Rule: The privacy policy says what the site keeps, and whom it calls when

    Scenario: The privacy policy says what the site keeps and for how long
      Given a visitor on the privacy policy
      Then the section "Cookies" says "This website sets no cookies of its own."
      And the section "Cookies" says "no advertising, no analytics and no tracking pixels."
      And the section "Cookies" says "If an enquiry that you send does not reach us, what you typed stays in the storage of your browser, on your device alone"
      And the section "Cookies" says "It is erased as soon as it has reached us, or at your next visit to the form once a day has passed."

    Scenario: The privacy policy says whom the site calls and when
      Given a visitor on the privacy policy
      Then the section "Disclosures" says "your browser hands your entries to this provider, or to a service of ours that passes them on to it"
      And the section "Disclosures" says "When the contact form comes near your view, your browser fetches the list of countries for the phone field from it."
      And the section "Disclosures" says "On the page for annual returns your browser obtains an anonymous visitor token and the list of files"
