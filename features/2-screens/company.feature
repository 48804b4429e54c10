Feature: Company page

  @2.34
  Rule: The company page has the sections Our Story, Mission and Vision, Values, associate partners and accreditation

    Scenario: The company page shows its six sections in order, with four logos in each of two
      Given a visitor on the company page
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"
      And the sections of the content are:
        | Our Story                                   |
        | Mission and Vision                          |
        | Values                                      |
        | Associate partners                          |
        | Accreditation                               |
        | Let us build the future of finance together |
      And the headings of the section "Mission and Vision" are:
        | Mission |
        | Vision  |
      And the section "Associate partners" has 4 marks
      And the section "Accreditation" has 4 marks
