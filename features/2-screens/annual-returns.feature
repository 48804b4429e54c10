Feature: Annual returns

  @2.58
  Rule: The annual returns page is titled Sangam Annual Returns and headed 'Annual Return Form'

    Scenario: The annual returns page has its title and its heading
      Given a visitor on the annual returns
      Then its title is "Sangam Annual Returns"
      And the page is headed "Annual Return Form"

    Scenario: The footer of the privacy policy leads to the annual returns
      Given a visitor on the privacy policy
      When they follow "Annual returns" in the footer
      Then they are on the annual returns
      And its title is "Sangam Annual Returns"
      And the page is headed "Annual Return Form"

    @no-script
    Scenario: Without scripts the annual returns page says where to ask for a copy
      Given a visitor on the annual returns
      Then the page is headed "Annual Return Form"
      And they see "The list of files needs JavaScript. Without it, ask for a copy at support@sangam.example."

  @2.59
  Rule: A shimmer placeholder card is shown while the annual returns load

    @motion
    Scenario: A placeholder card shimmers while the annual returns load
      Given the data service answers call 1 after 60000 ms
      And a visitor on the annual returns
      Then the list of annual returns is loading
      And the placeholder card is moving

    Scenario: With reduced motion the placeholder card stands still
      Given the data service answers call 1 after 60000 ms
      And a visitor on the annual returns
      Then the list of annual returns is loading
      And the placeholder card is still

  @2.60
  Rule: The files are listed newest first (the documents reversed), each with a file icon and a button showing the file name

    Scenario: Files stored oldest first are listed newest first, each with an icon
      Given a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Annual Return 2024.pdf |
        | Annual Return 2023.pdf |
        | Annual Return 2022.pdf |
        | Annual Return 2021.pdf |
        | Annual Return 2020.pdf |
      And the content has 5 icons

    Scenario: The file stored last is listed first, whatever year its name says
      Given the annual returns are stored as:
        | wix:document://v1/ugd/a_1.pdf/Return%202024.pdf |
        | wix:document://v1/ugd/a_2.pdf/Return%202019.pdf |
        | wix:document://v1/ugd/a_3.pdf/Return%202022.pdf |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Return 2022.pdf |
        | Return 2019.pdf |
        | Return 2024.pdf |

    Scenario: Nine annual returns, two of them with long names, are listed by their full names
      Given the annual returns are stored as:
        | wix:document://v1/ugd/a1.pdf/Return%202015.pdf                                                                                        |
        | wix:document://v1/ugd/a2.pdf/Return%202016.pdf                                                                                        |
        | wix:document://v1/ugd/a3.pdf/Return%202017.pdf                                                                                        |
        | wix:document://v1/ugd/a4.pdf/Return%202018.pdf                                                                                        |
        | wix:document://v1/ugd/a5.pdf/Return%202019.pdf                                                                                        |
        | wix:document://v1/ugd/a6.pdf/Return%202020.pdf                                                                                        |
        | wix:document://v1/ugd/a7.pdf/Return%202021.pdf                                                                                        |
        | wix:document://v1/ugd/a8.pdf/Annual%20return%20under%20the%20Companies%20Act%20for%20the%20financial%20year%20that%20ended%202022.pdf |
        | wix:document://v1/ugd/a9.pdf/Annual%20return%20under%20the%20Companies%20Act%20for%20the%20financial%20year%20that%20ended%202023.pdf |
      And a visitor for whom the annual returns have loaded
      Then the files of the content are:
        | Annual return under the Companies Act for the financial year that ended 2023.pdf |
        | Annual return under the Companies Act for the financial year that ended 2022.pdf |
        | Return 2021.pdf                                                                  |
        | Return 2020.pdf                                                                  |
        | Return 2019.pdf                                                                  |
        | Return 2018.pdf                                                                  |
        | Return 2017.pdf                                                                  |
        | Return 2016.pdf                                                                  |
        | Return 2015.pdf                                                                  |

  @2.61
  Rule: Clicking a file's button downloads that file under its display name

    Scenario: A press of a file's button saves the file under its display name
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2023.pdf"
      Then the visitor has the file "Annual Return 2023.pdf", in it "Sample of e4_3.pdf"

    Scenario: A file's button says that the file is downloading, and a press meanwhile fetches nothing
      Given the file host answers every call after 5000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the file "Annual Return 2024.pdf" is being downloaded
      And the file "Annual Return 2023.pdf" is ready to download
      When they press the file "Annual Return 2024.pdf"
      Then the file host received 1 call
      When 5000 ms pass
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the file "Annual Return 2024.pdf" is ready to download
      And the file host received 1 call

    @desktop
    Scenario: Passing over the annual returns with pointer and focus downloads nothing
      Given a visitor for whom the annual returns have loaded
      When the pointer and the focus pass over all that the content offers
      Then the file host received 0 calls
      And the visitor has no file

    Scenario: A file that has been saved can be downloaded again
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the file host received 2 calls

    Scenario: A file can be downloaded again 600 seconds after it has been saved
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      When 600 seconds pass
      And they press the file "Annual Return 2024.pdf"
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      When they press the file "Annual Return 2020.pdf"
      Then the visitor has the file "Annual Return 2020.pdf", in it "Sample of 8d2c34_7f01.pdf"

    Scenario: A second file is saved while the first is still being downloaded
      Given the file host answers call 1 after 5000 ms
      And a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2024.pdf"
      And they press the file "Annual Return 2021.pdf"
      Then the visitor has the file "Annual Return 2021.pdf", in it "Sample of c77e_90d.pdf"
      And the file "Annual Return 2024.pdf" is being downloaded
      And the file "Annual Return 2021.pdf" is ready to download
      When 5000 ms pass
      Then the visitor has the file "Annual Return 2024.pdf", in it "Sample of 0c9d83f6b2_a.pdf"
      And the file "Annual Return 2024.pdf" is ready to download

    Scenario: Three files pressed in turn are each saved under their own name
      Given a visitor for whom the annual returns have loaded
      When they press the file "Annual Return 2020.pdf"
      Then the visitor has the file "Annual Return 2020.pdf", in it "Sample of 8d2c34_7f01.pdf"
      When they press the file "Annual Return 2023.pdf"
      Then the visitor has the file "Annual Return 2023.pdf", in it "Sample of e4_3.pdf"
      When they press the file "Annual Return 2022.pdf"
      Then the visitor has the file "Annual Return 2022.pdf", in it "Sample of 5be0aa1_12.pdf"
