Feature: What the host says

  @10.1
  Rule: Every file comes with the headers that the strictest public observatory asks for

    Scenario Outline: The host's headers for <screen> get 150 points from the observatory
      Given a visitor on <screen>
      Then the host's answer to <screen> has:
        | permissions-policy           | camera=(), geolocation=(), microphone=(), payment=(), usb=() |
        | cross-origin-embedder-policy | require-corp                                                 |
        | cross-origin-opener-policy   | same-origin                                                  |
        | cross-origin-resource-policy | same-origin                                                  |
        | referrer-policy              | strict-origin-when-cross-origin                              |
        | strict-transport-security    | max-age=63072000; includeSubDomains                          |
        | x-content-type-options       | nosniff                                                      |
      And the observatory gives the page 150 points

      Examples:
        | screen                   |
        | the home page            |
        | the company page         |
        | the contact page         |
        | the Finsense page        |
        | the ConnectHub page      |
        | the RiskGauge page       |
        | the Wealthscape page     |
        | the Prism page           |
        | the privacy policy       |
        | the terms and conditions |
        | the annual returns       |
        | the conference page      |
        | the conference banner    |

    Scenario: Every file of the home page and the PDF of a certificate come with the security headers
      Given a visitor on the home page
      Then the host's answer to every file of the page has:
        | cross-origin-resource-policy | same-origin                         |
        | strict-transport-security    | max-age=63072000; includeSubDomains |
        | x-content-type-options       | nosniff                             |
      And the host's answer to "/certificates/soc-2-type-2.pdf" has:
        | cross-origin-resource-policy | same-origin                         |
        | strict-transport-security    | max-age=63072000; includeSubDomains |
        | x-content-type-options       | nosniff                             |

    Scenario: The host's headers for an unknown address get 150 points from the observatory
      Given a visitor on an unknown address
      Then the host answered with status 404
      And the host's answer to an unknown address has:
        | cross-origin-embedder-policy | require-corp                        |
        | cross-origin-opener-policy   | same-origin                         |
        | cross-origin-resource-policy | same-origin                         |
        | referrer-policy              | strict-origin-when-cross-origin     |
        | strict-transport-security    | max-age=63072000; includeSubDomains |
        | x-content-type-options       | nosniff                             |
      And the observatory gives the page 150 points

  @10.2
  Rule: A page runs and reaches nothing but its own files and the declared services, and no text becomes code

    Scenario Outline: The content policy of <screen> allows the site's files and the declared services alone
      Given a visitor on <screen>
      Then the page's policy allows:
        | default-src               | 'none'                                                                          |
        | script-src                | 'self' 1 checksum https://cdn.jsdelivr.net                                      |
        | style-src                 | 'self' 1 checksum                                                               |
        | img-src                   | 'self'                                                                          |
        | font-src                  | 'self'                                                                          |
        | connect-src               | 'self' https://api.brevo.com https://www.wixapis.com https://docs.wixstatic.com |
        | manifest-src              | 'self'                                                                          |
        | worker-src                | 'self'                                                                          |
        | require-trusted-types-for | 'script'                                                                        |
        | trusted-types             | default                                                                         |
        | base-uri                  | 'none'                                                                          |
        | form-action               | 'self'                                                                          |
        | frame-ancestors           | 'none'                                                                          |

      Examples:
        | screen             |
        | the home page      |
        | the contact page   |
        | the Prism page     |
        | the annual returns |

    Scenario Outline: The browser refuses to <deed>
      Given a visitor on the contact page
      When this script runs on the page:
        """
        <script>
        """
      Then the browser refuses it for "<rule>"

      Examples:
        | deed                         | rule                      | script                                                                                                                             |
        | run a text as a script       | require-trusted-types-for | document.head.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' }))                               |
        | turn a text into markup      | require-trusted-types-for | document.body.innerHTML = '<p>Other words</p>'                                                                                     |
        | run another file of the CDN  | require-trusted-types-for | document.createElement('script').src = 'https://cdn.jsdelivr.net/npm/other@1.0.0/index.js'                                         |
        | import a script from outside | script-src-elem           | import('https://elsewhere.example/script.js')                                                                                      |
        | fetch from another place     | connect-src               | fetch('https://elsewhere.example/')                                                                                                |
        | load a picture from outside  | img-src                   | new Image().src = 'https://elsewhere.example/picture.png'                                                                          |
        | send a form to another place | form-action               | document.body.appendChild(Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' })).requestSubmit() |

    Scenario: A country can be chosen in the phone picker under the page's content policy
      Given a visitor on the contact page
      When they come to the form
      And they press the country
      And they press the option "Brazil"
      Then the country is "Brazil"
