Feature: Company story

  Background:
    Given a visitor on the company page

  @1.5
  Rule: The site carries the tagline about connecting ecosystems and delivering intelligence

    Scenario: The hero and the footer of the company page carry the tagline
      Then the hero says "Connecting ecosystems, delivering intelligence."
      And the footer says "Connecting ecosystems, delivering intelligence."

  @1.6
  Rule: The company story tells of a company founded in 2019 on open-finance and AA rails

    Scenario: The section Our Story tells of the founding in 2019 and of open-finance and AA rails
      Then the section "Our Story" says "In Pune since 2019 Sangam was founded to build on open-finance and Account Aggregator (AA) rails"

  @1.7
  Rule: The company is one of the earliest Technology Service Providers in the AA network and has enabled over a hundred institutions

    Scenario: The section Our Story calls the company one of the earliest providers, with over a hundred institutions enabled
      Then the section "Our Story" says "one of the earliest Technology Service Providers in the AA network"
      And the section "Our Story" says "enabled over a hundred institutions to share or use financial data"

  @1.8
  Rule: The mission is open-data gateways, AI-powered analytics, embeddable journeys and privacy tools

    Scenario: The section Mission and Vision names gateways, analytics, journeys and privacy tools
      Then the section "Mission and Vision" says "open-data gateways, AI-powered analytics, embeddable journeys and privacy tools"

  @1.9
  Rule: The values are Innovation, Customer-Centricity, Integrity and Frugality

    Scenario: The section Values names the four values
      Then the headings of the section "Values" are:
        | Innovation          |
        | Customer-Centricity |
        | Integrity           |
        | Frugality           |

  @1.10
  Rule: Associate partner logos and accreditation logos are shown

    Scenario: The company page shows associate partner logos and accreditation logos
      Then the logos of the section "Associate partners" are:
        | Baolika Works    |
        | Varshaya Cloud   |
        | Chakrava Systems |
        | Kulhara Data     |
      And the logos of the section "Accreditation" are:
        | Nadika Data Council    |
        | Sammatam Consent Board |
        | Vapika Forum           |
        | Suchika Register       |
