Feature: Scenarios that the harness must fail
  Each scenario passes all its steps; what happens unseen must fail it.

  Scenario Outline: A call that no contract declares to <address>
    Given a blank page
    When the page does "return fetch('<address>').catch(() => 0)" and causes nothing
    Then nothing was asserted

    Examples:
      | address                                      |
      | https://unknown.example/api                  |
      | https://unknown.example/script.js            |
      | https://unknown.example/file.pdf             |
      | https://unknown.example/data.json            |
      | https://api.brevo.com/v3/smtp/other          |
      | https://cdn.jsdelivr.net/npm/other@1/main.js |
      | http://unknown.example/plain                 |

  Scenario: A call of another tab
    Given a blank page
    When a new tab calls "https://unknown.example/tab"
    Then nothing was asserted

  Scenario Outline: <what>
    Given a blank page
    When the page does "<code>" and causes <event>
    Then nothing was asserted

    Examples:
      | what                                             | code                                                                                                                                                                             | event         |
      | A new tab that nobody was told of                | open('https://unknown.example/opened')                                                                                                                                           | requestfailed |
      | A call that breaks its contract                  | return fetch('https://api.brevo.com/v3/smtp/email', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', accept: 'application/json', 'api-key': 'k' } }) | nothing       |
      | A console line that the scenario does not expect | console.log('Something odd')                                                                                                                                                     | nothing       |
      | An error that nobody catches                     | Promise.reject(new Error('Something broke'))                                                                                                                                     | pageerror     |
      | A file of the site that is missing               | return fetch('/missing.js')                                                                                                                                                      | nothing       |
      | A call that only the SDK makes                   | return fetch('https://www.wixapis.com/_api/iam/authentication/v1/logout', { headers: { authorization: 'a' } })                                                                   | nothing       |
      | A tab that the scenario does not expect          | open('/')                                                                                                                                                                        | page          |
      | A file that the scenario does not expect         | Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['left'])), download: 'left.txt' }).click()                                                      | download      |

  Scenario Outline: The page <action>, unasked
    Given a blank page
    When the page does "<code>" and causes nothing
    Then nothing was asserted

    Examples:
      | action                        | code                                                                               |
      | stores an entry               | localStorage.setItem('left', '1');                                                 |
      | stores an entry for a session | sessionStorage.setItem('for a session', '1');                                      |
      | moves the focus               | for (let turn = 0; turn < 3; turn += 1) document.body.focus();                     |
      | scrolls                       | for (let turn = 0; turn < 4; turn += 1) scrollTo(0, turn);                         |
      | adds to the history twice     | history.pushState({}, '', '/1'); history.pushState({}, '', '/2');                  |
      | adds the same to it           | history.pushState({}, '', '');                                                     |
      | opens a window                | open('about:blank');                                                               |
      | changes its title             | document.title = 'Two'; return new Promise((done) => requestAnimationFrame(done)); |
