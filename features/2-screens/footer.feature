Feature: Footer

  @2.20
  Rule: The footer's Contact us links to /contact-us#Contact_Form

    Scenario: Contact us in the footer leads to the contact form
      Given a visitor on the company page
      When they follow "Contact us" in the footer
      Then they are on "/contact-us#Contact_Form"
      And the anchor "Contact_Form" is at the top of the window

  @2.21
  Rule: The footer's Company links are About Us (/company), Privacy Policy (/privacy-policy) and Terms & Conditions (/terms-and-conditions)

    Scenario: The footer's list Company has its three links
      Given a visitor on the home page
      Then the links of the list "Company" are:
        | name               | address               | tab  |
        | About Us           | /company              | same |
        | Privacy Policy     | /privacy-policy       | same |
        | Terms & Conditions | /terms-and-conditions | same |

    Scenario: The footer has the links of its lists, two beside its address and no other
      Given a visitor on the home page
      Then the links of the footer are:
        | name                           | address                                     | tab  |
        | Contact us                     | /contact-us#Contact_Form                    | same |
        | API Documents                  | https://developers.sangam.example/api/      | new  |
        | About Us                       | /company                                    | same |
        | Privacy Policy                 | /privacy-policy                             | same |
        | Terms & Conditions             | /terms-and-conditions                       | same |
        | CISA IT audit certificate      | /certificates/cisa-it-audit.pdf             | new  |
        | SOC 2 Type 2 audit certificate | /certificates/soc-2-type-2.pdf              | new  |
        | Annual returns                 | /annual-returns                             | same |
        | Grievance redressal            | /privacy-policy#grievance-redressal         | same |
        | Professional network           | https://www.linkedin.example/company/sangam | new  |

  @2.22
  Rule: The footer's two PDF certificates, CISA IT audit and SOC 2 Type 2 audit, open in a new tab

    Scenario: The footer's two certificates open in a new tab, and the host answers each with its sample PDF
      Given a visitor on the home page
      Then the links of the list "Certificates" are:
        | name                           | address                         | tab |
        | CISA IT audit certificate      | /certificates/cisa-it-audit.pdf | new |
        | SOC 2 Type 2 audit certificate | /certificates/soc-2-type-2.pdf  | new |
      And the host's answer to "/certificates/cisa-it-audit.pdf" has:
        | body | %PDF-…Sample: CISA IT audit certificate… |
      And the host's answer to "/certificates/soc-2-type-2.pdf" has:
        | body | %PDF-…Sample: SOC 2 Type 2 audit certificate… |

  @2.23
  Rule: The footer has API Documents, external, under quick links and a professional-network social link

    Scenario: The footer links to the API documents in a new tab, and to the professional network
      Given a visitor on the home page
      Then the links of the list "Quick links" are:
        | name          | address                                | tab |
        | API Documents | https://developers.sangam.example/api/ | new |
      And the link "Professional network" in the footer leads to "https://www.linkedin.example/company/sangam"
