Feature: Files and how long they are kept

  @10.3
  Rule: Files named by their content are kept for a year, pages are asked for anew and have one address each

    Scenario: A returning visitor loads only what has changed, and each page has one address
      Given a visitor on the home page
      Then the host's answer to "/assets/….js" has:
        | cache-control | public, max-age=31536000, immutable |
      And the host's answer to the home page has:
        | cache-control | public, max-age=0, must-revalidate |
      And the host's answer to the company page has:
        | cache-control | public, max-age=0, must-revalidate |
      And the host's answer to "/assets/none.js" has:
        | cache-control | public, max-age=0, must-revalidate |
      And the host's answer to "/index.html" has:
        | status   | 301 |
        | location | /   |
      And the host's answer to "/product/prism.html" has:
        | status   | 301            |
        | location | /product/prism |

  @10.4
  Rule: A script from the public CDN carries its checksum and an altered one is not run

    Scenario: The phone picker comes from a public host with checksums, by which a browser refuses an altered one
      Given a visitor on the contact page
      When they choose the country "Brazil"
      Then the outside scripts of the page are:
        | host             | checksum | credentials |
        | cdn.jsdelivr.net | sha384   | none        |
        | cdn.jsdelivr.net | sha384   | none        |
