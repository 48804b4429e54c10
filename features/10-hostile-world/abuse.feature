Feature: Abuse of the site

  @10.5
  Rule: What a visitor types is text and nothing else on the page, as it is in both e-mails (7.3, 10.20)

    Scenario: Hostile text in the form runs nothing and breaks no page
      Given the clock stands still
      And a visitor on the contact page
      When every known hostile text, and 4 more, are typed into the form
      Then none of them ran, broke the page or widened it

  @10.6
  Rule: An address of any shape shows a page that works and runs nothing

    Scenario: Hostile paths, queries and anchors run nothing, break no page and set no cookie
      When addresses with every known hostile text, and 4 more, are opened
      Then none of them ran, broke the page or widened it
      Given a visitor on "/%0d%0aSet-Cookie:%20a=b"
      Then the page is headed "Page Not Found"
      And the host answered with status 404
      And the host's answer to "/%0d%0aSet-Cookie:%20a=b" has:
        | content-type | text/html… |
        | set-cookie   | none       |

  @10.7
  Rule: What the data service answers is shown as text and saved under a harmless name

    Scenario: Files with hostile names are listed and run nothing, and a press asks the file host alone
      Given the clock stands still
      And the annual returns are stored under every known hostile name, and 20 more
      And a visitor for whom the annual returns have loaded
      Then none of them ran, broke the page or widened it
      And every file is listed, and a press of one asks the file host alone

  @10.8
  Rule: A field that no person meets tells a robot, whose enquiry is not sent

    Scenario: A robot that fills in the field that is hidden from every visitor sends no e-mail
      Given the clock stands still
      And a visitor on the contact page
      Then the field for robots is out of reach
      Given they have filled in the form
      When a robot fills in the field for robots
      And they press "Send"
      Then the form is replaced by the success box
      When 60 seconds pass
      Then the e-mail service received 0 calls
      And the site keeps nothing in their browser

  @10.9
  Rule: No enquiry leaves sooner than 1000 ms after its form came to life

    Scenario: An enquiry filled in at once leaves after 1000 ms, and a clock that is set back delays none
      Given the clock stands still
      And a visitor who has filled in the form on the contact page
      When they press "Send"
      And 999 ms pass
      Then the button "Sending" is disabled
      And the e-mail service received 0 calls
      When 1 ms passes
      Then the e-mail service received 2 calls
      And the form is replaced by the success box
      Given a visitor who has filled in the form on the contact page
      When 1000 ms pass
      And the clock of their machine is set back by 60 seconds
      And they press "Send"
      And 1 ms passes
      Then the e-mail service received 4 calls
      And the form is replaced by the success box
      And the console's lines about e-mails are expected

  @10.20
  Rule: The second e-mail greets nobody by name and repeats nothing that was typed

    Scenario: An advertisement typed into every field leaves the text of the second e-mail as it is
      Given a visitor on the contact page
      When they fill in the form with:
        | Name           | Win a car at car.example  |
        | Email ID       | stranger@lender.example   |
        | Contact number | 9111111111                |
        | Company name   | Cars for all              |
        | Message        | Ask for the car\nGood luck |
      And they press "Send"
      Then the form is replaced by the success box
      And the console's lines about e-mails are expected
      And call 2 to the e-mail service has:
        | to.0.email  | stranger@lender.example                                                                                                                                                                                                                                                        |
        | subject     | Thank You for Reaching Out                                                                                                                                                                                                                                                     |
        | htmlContent | <html lang="en-IN"><body><p>Hello,</p><p>Thank you for reaching out. We have received your message and our team is reviewing it.</p><p>You can expect a response from us shortly. If you want to add anything, reply to this email.</p><p>Regards,<br>Sangam</p></body></html> |
