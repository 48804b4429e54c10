Feature: What the host says

  @10.1
  Rule: Every file comes with the headers that the strictest public observatory asks for

    Scenario Outline: The host's answer to <page> has the security headers
      Given a visitor on the home page
      Then the host's answer to <page> has:
        | permissions-policy           | camera=(), geolocation=(), microphone=(), payment=(), usb=() |
        | cross-origin-embedder-policy | require-corp                                                 |
        | cross-origin-opener-policy   | same-origin                                                  |
        | cross-origin-resource-policy | same-origin                                                  |
        | referrer-policy              | strict-origin-when-cross-origin                              |
        | strict-transport-security    | max-age=63072000; includeSubDomains                          |
        | x-content-type-options       | nosniff                                                      |
        | content-security-policy      | …frame-ancestors 'none'…                                     |
        | access-control-allow-origin  | none                                                         |
        | set-cookie                   | none                                                         |

      Examples:
        | page               |
        | the home page      |
        | the contact page   |
        | the annual returns |
        | an unknown address |

    Scenario: Every file of the home page and a PDF come with the security headers
      Given a visitor on the home page
      Then the host's answer to every file of the page has:
        | cross-origin-resource-policy | same-origin                         |
        | strict-transport-security    | max-age=63072000; includeSubDomains |
        | x-content-type-options       | nosniff                             |
      And the host's answer to "/certificates/soc-2-type-2.pdf" has:
        | cross-origin-resource-policy | same-origin |
        | x-content-type-options       | nosniff     |

  @10.2
  Rule: A page runs and reaches nothing but its own files and the declared services, and no text becomes code

    Scenario: The content policy of a page allows the site's files and the declared services alone
      Given a visitor on the contact page
      Then the page's policy allows:
        | default-src               | 'none'                                                                                                                                                               |
        | script-src                | 'self' 1 checksum https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/intlTelInput.min.js https://cdn.jsdelivr.net/npm/intl-tel-input@29.5.1/dist/js/utils.js |
        | style-src                 | 'self' 1 checksum                                                                                                                                                    |
        | img-src                   | 'self'                                                                                                                                                               |
        | font-src                  | 'self'                                                                                                                                                               |
        | connect-src               | 'self' https://api.brevo.com https://www.wixapis.com https://docs.wixstatic.com                                                                                      |
        | manifest-src              | 'self'                                                                                                                                                               |
        | worker-src                | 'self'                                                                                                                                                               |
        | require-trusted-types-for | 'script'                                                                                                                                                             |
        | trusted-types             | default                                                                                                                                                              |
        | base-uri                  | 'none'                                                                                                                                                               |
        | form-action               | 'self'                                                                                                                                                               |
        | frame-ancestors           | 'none'                                                                                                                                                               |

    Scenario: The browser refuses to run, fetch or send anything for a script that an intruder has brought into the page
      Given a visitor on the contact page
      Then the browser refuses an intruder's attempts to:
        | run a text as a script         |
        | turn a text into markup        |
        | run another file of the CDN    |
        | import another file of the CDN |
        | fetch from elsewhere           |
        | load a picture from elsewhere  |
        | send a form elsewhere          |
