@embedded
@relay
Feature: Enquiries through the relay

  @10.24
  Rule: A site built with a relay posts each enquiry there once, no page of it knows the e-mail provider or its key, and its privacy policy says what the relay keeps

    Scenario: An enquiry is posted to the relay once, and nothing to the e-mail provider
      Given a visitor on the privacy policy
      Then the section "Retention" says "Our relay keeps an enquiry on our server"
      Given a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console says that both e-mails were sent
      And the relay received 1 call
      And the e-mail service received 0 calls
      And call 1 to the relay has:
        | full_name      | Asha Rao            |
        | email_id       | asha@lender.example |
        | dial_code      | 91                  |
        | contact_number | 9000000000          |
        | company_name   | Lender One          |
        | text           | ⎵                   |
      And the site's scripts mention:
        | not api.brevo.com       |
        | not key-of-the-features |

  @10.25
  Rule: The console and the visitor are told the same whether the relay or the provider fails

    Scenario Outline: A visitor's enquiry is kept, and both failures are logged, when the relay <fault>
      Given the relay <fault>
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      Then the console shows the error "Failed to send email to the company"
      And the console shows the error "Failed to send thank-you email"
      And the form is replaced by the success box
      And the site keeps "enquiry" in their browser

      Examples:
        | fault                                          |
        | refuses every call with status 503             |
        | answers every call with the malformed "<html>" |

    Scenario Outline: A visitor's enquiry is kept, and the failure is logged, when the relay <fault>
      Given the clock stands still
      And the relay <fault>
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      And 1 second passes
      Then the relay received 1 call
      When 30 seconds pass
      Then the console shows the error "Error sending emails…"
      And the form is replaced by the success box
      When 60 seconds pass
      Then the site keeps "enquiry" in their browser

      Examples:
        | fault                              |
        | cuts off every call                |
        | answers every call after 40000 ms  |
        | answers every call after 999999 ms |
