Feature: Why choose the provider

  @1.11
  Rule: The reasons are ecosystem expertise in AA, ONDC and DPDP, change requests at no extra cost, real-time support and scalable AI-powered products

    Scenario: The home page gives four reasons for choosing the provider
      Given a visitor on the home page
      Then the headings of the section "Why Sangam" are:
        | Ecosystem expertise              |
        | Change requests at no extra cost |
        | Real-time support                |
        | Scalable AI-powered products     |
      And the section "Why Sangam" says "We build on AA and ONDC every day, and design for the DPDP Act from the start."

  @1.12
  Rule: The home page also shows trusted-by logos and security and compliance certification logos

    Scenario: The home page shows trusted-by logos and certification logos
      Given a visitor on the home page
      Then the logos of the section "Trusted by" are:
        | Banyanvale Bank        |
        | Toranika Sahakari Bank |
        | Margika Finance        |
        | Valayam Broking        |
        | Jamunleaf Lending      |
        | Gulmora Capital        |
        | Patangam Advisers      |
        | Nauvika Pay            |
      And the logos of the section "Security and compliance" are:
        | ISO 27001     |
        | SOC 2 Type 2  |
        | CISA IT audit |
      And the link "SOC 2 Type 2 audit certificate (PDF)" leads to "/certificates/soc-2-type-2.pdf"
