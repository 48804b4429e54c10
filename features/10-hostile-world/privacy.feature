Feature: Privacy

  @10.14
  Rule: Before the form is near, no page sets a cookie, keeps anything or calls a third party, but for the annual returns

    Scenario: Pages without a form in sight set no cookie, keep nothing and call nobody
      Given the clock stands still
      And a visitor on the company page
      When 5 seconds pass
      Then the page has sent nothing
      And the site keeps nothing in their browser
      Given a visitor on the conference banner
      When 5 seconds pass
      Then the page has sent nothing
      And the site keeps nothing in their browser
      And the host's answer to the company page has:
        | set-cookie | none |

    Scenario: The annual returns ask for a token and the list, the contact page for the phone picker, and neither for more
      Given a visitor for whom the annual returns have loaded
      Then the calls were, in order:
        | token service |
        | data service  |
      And the site keeps nothing in their browser
      Given a visitor on the contact page
      When they come to the form
      Then the country is "India (Bharat)"
      And the calls were, in order:
        | token service  |
        | data service   |
        | picker's CDN   |
        | utilities' CDN |
      And our own copy of the phone picker is not fetched
      And the site keeps nothing in their browser

  @10.15
  Rule: The privacy policy says what the site keeps, and whom it calls when

    Scenario: The privacy policy says what the site keeps and for how long, and whom it calls when
      Given a visitor on the privacy policy
      Then the section "Cookies" says "no advertising, no analytics and no tracking pixels."
      And the section "Cookies" says "If your enquiry does not reach us, your browser keeps what you typed, on your device only"
      And the section "Cookies" says "It is erased as soon as we receive the enquiry or, failing that, the next time you open the form after a day has passed."
      And the section "Disclosures" says "your browser sends the details you entered to this provider, either directly or through one of our own services"
      And the section "Disclosures" says "When you scroll near the contact form, your browser fetches the list of countries for the phone field from this network."
      And the section "Disclosures" says "On the annual returns page, your browser obtains an anonymous visitor token and the list of files"
