Feature: Company page

  @2.34
  Rule: The company page has the sections Our Story, Mission and Vision, Values, associate partners and accreditation

    Scenario: The company page shows its sections in order
      Given a visitor on the company page
      Then the page is headed "About Sangam"
      And its title is "Company | Sangam"
      And the sections are, in order:
        | Our Story                                   |
        | Mission and Vision                          |
        | Values                                      |
        | Associate partners                          |
        | Accreditation                               |
        | Let us build the future of finance together |
      And the section "Mission and Vision" has the headings:
        | Mission |
        | Vision  |

    Scenario: The company page shows four partner logos and four accreditation logos
      Given a visitor on the company page
      Then the section "Associate partners" shows 4 logos
      And the section "Accreditation" shows 4 logos

    @no-script
    Scenario: Without scripts the five sections of the company page have their text
      Given a visitor on the company page
      Then the sections say:
        | section            | words                                    |
        | Our Story          | founded in 2019                          |
        | Mission and Vision | A country where people can put their own |
        | Values             | Customer-Centricity                      |
        | Associate partners | Stepwellworks                            |
        | Accreditation      | Model Register of Service Providers      |
