Feature: Annual returns

  @2.58
  Rule: The annual returns page is titled Sangam Annual Returns and headed 'Annual Return Form'

    Scenario: The footer leads to the annual returns, which have their title and their heading
      Given a visitor on the privacy policy
      When they follow the link to the annual returns
      Then they are on the annual returns
      And its title is "Sangam Annual Returns"
      And the page is headed "Annual Return Form"

    @no-script
    Scenario: Without scripts the annual returns page has its title and heading and says where to ask for a copy
      Given a visitor on the annual returns
      Then its title is "Sangam Annual Returns"
      And the page is headed "Annual Return Form"
      And they see "The list of files needs JavaScript. Without it, write to support@sangam.example for a copy."

  @2.59
  Rule: A shimmer placeholder card is shown while the annual returns load

    @motion
    Scenario: A placeholder card shimmers while the annual returns load
      Given the data service answers call 1 after 60000 ms
      And a visitor on the annual returns
      Then the list of annual returns is loading
      And the placeholder card is moving

    Scenario: The placeholder card of the annual returns stands still for a visitor who asks for reduced motion
      Given the data service answers call 1 after 60000 ms
      And a visitor on the annual returns
      Then the list of annual returns is loading
      And the placeholder card is still

  @2.60
  Rule: The files are listed newest first (the documents reversed), each with a file icon and a button showing the file name

    Scenario: The annual returns list the file stored last first, each with its full name and an icon
      Given the annual returns are stored as:
        | wix:document://v1/ugd/a3.pdf/Return%202017.pdf                                                                                        |
        | wix:document://v1/ugd/a4.pdf/Return%202018.pdf                                                                                        |
        | wix:document://v1/ugd/a5.pdf/Return%202019.pdf                                                                                        |
        | wix:document://v1/ugd/a6.pdf/Return%202020.pdf                                                                                        |
        | wix:document://v1/ugd/a8.pdf/Annual%20return%20under%20the%20Companies%20Act%20for%20the%20financial%20year%20that%20ended%202022.pdf |
        | wix:document://v1/ugd/a9.pdf/Annual%20return%20under%20the%20Companies%20Act%20for%20the%20financial%20year%20that%20ended%202023.pdf |
        | wix:document://v1/ugd/a7.pdf/Return%202014.pdf                                                                                        |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Return 2014.pdf                                                                  |
        | Annual return under the Companies Act for the financial year that ended 2023.pdf |
        | Annual return under the Companies Act for the financial year that ended 2022.pdf |
        | Return 2020.pdf                                                                  |
        | Return 2019.pdf                                                                  |
        | Return 2018.pdf                                                                  |
        | Return 2017.pdf                                                                  |
      And the content has 7 icons

  @2.61
  Rule: Clicking a file's button downloads that file under its display name

    Scenario: A press of a file's button saves the file under its display name, also 600 seconds after the first time
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2023.pdf"
      Then the visitor has the file "Annual Return 2023.pdf", in it "Sample of e4_3.pdf"
      When they press the file "Annual Return 2023.pdf"
      Then the visitor has the file "Annual Return 2023.pdf", in it "Sample of e4_3.pdf"
      When 600 seconds pass
      And they press the file "Annual Return 2023.pdf"
      Then the visitor has the file "Annual Return 2023.pdf", in it "Sample of e4_3.pdf"
      And the file host received 3 calls

    Scenario: The button of a file that is downloading says so and fetches nothing, and another file can be saved
      Given the file host answers call 1 after 5000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the file "Annual Return 2024.pdf" is being downloaded
      And the file "Annual Return 2021.pdf" is ready to download
      When they press the file "Annual Return 2024.pdf"
      And they press the file "Annual Return 2021.pdf"
      Then the visitor has the file "Annual Return 2021.pdf", in it "Sample of c77e_90d.pdf"
      And the file "Annual Return 2024.pdf" is being downloaded
      And the file "Annual Return 2021.pdf" is ready to download
      When 5000 ms pass
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the file "Annual Return 2024.pdf" is ready to download
      And the file host received 2 calls

    @desktop
    Scenario: Passing over the annual returns with pointer and focus downloads nothing
      Given a visitor for whom the annual returns have loaded
      When the pointer and the focus pass over all that the content offers
      Then the file host received 0 calls
      And the visitor has no file
