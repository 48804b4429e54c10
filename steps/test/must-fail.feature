Feature: Scenarios that the harness must fail
  Each scenario passes all its steps; what happens unseen must fail it.

  Scenario Outline: A call that no contract declares to <address>
    Given a blank page
    When the page calls "<address>"
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

  Scenario: A new tab that nobody was told of
    Given a blank page
    When the page opens "https://unknown.example/opened" in a new tab
    Then nothing was asserted

  Scenario: A call that breaks its contract
    Given a blank page
    When the page posts an e-mail without a subject
    Then nothing was asserted

  Scenario: A console line that the scenario does not name
    Given a blank page
    When the page logs "Something odd"
    Then nothing was asserted

  Scenario: An error that nobody catches
    Given a blank page
    When the page throws "Something broke"
    Then nothing was asserted

  Scenario: A file of the site that is missing
    Given a blank page
    When the page calls "/missing.js"
    Then nothing was asserted

  Scenario: A call that no page makes
    Given a blank page
    When the page does:
      """
      return fetch('https://www.wixapis.com/_api/iam/authentication/v1/logout', { headers: { authorization: 'a' } });
      """
    Then nothing was asserted

  Scenario: A tab that the scenario does not name
    Given a blank page
    When the page opens a tab of the site
    Then nothing was asserted

  Scenario: A file that the scenario does not name
    Given a blank page
    When the page saves the file "left.txt"
    Then nothing was asserted

  Scenario Outline: The page <action>, unasked
    Given a blank page
    When the page does:
      """
      <code>
      """
    Then nothing was asserted

    Examples:
      | action                     | code                                                                               |
      | keeps a word               | localStorage.setItem('left', '1');                                                 |
      | keeps a word for a session | sessionStorage.setItem('for a session', '1');                                      |
      | moves the focus            | for (let turn = 0; turn < 3; turn += 1) document.body.focus();                     |
      | scrolls                    | for (let turn = 0; turn < 4; turn += 1) scrollTo(0, turn);                         |
      | adds to the history twice  | history.pushState({}, '', '/1'); history.pushState({}, '', '/2');                  |
      | adds the same to it        | history.pushState({}, '', '');                                                     |
      | opens a window             | open('about:blank');                                                               |
      | changes its title          | document.title = 'Two'; return new Promise((done) => requestAnimationFrame(done)); |
