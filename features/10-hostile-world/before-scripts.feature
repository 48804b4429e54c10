Feature: A visitor who is faster than the site's scripts

  @10.19
  Rule: What a visitor does before the site's scripts have come counts once they are there

    Scenario: A tab that was pressed before the scripts came is selected
      Given before the page's own scripts this one runs:
        """
        addEventListener('DOMContentLoaded', () => document.querySelectorAll('[role=tab]')[1].click());
        """
      And a visitor on the home page
      Then the tab "Lending" is selected
      When they press the tab "Data connect"
      Then the tab "Data connect" is selected

    Scenario: What was pressed beside a button before the scripts came stays without effect
      Given before the page's own scripts this one runs:
        """
        addEventListener('DOMContentLoaded', () => document.querySelector('h1').click());
        """
      And a visitor on the home page
      Then the tab "Data connect" is selected

    Scenario Outline: <A sign> brings the scripts where the browser does not tell when it has painted
      Given before the page's own scripts this one runs:
        """
        PerformanceObserver.prototype.observe = () => undefined;
        addEventListener('DOMContentLoaded', () => <script>);
        """
      And a visitor on the home page
      When they press the tab "Wealth management"
      Then the tab "Wealth management" is selected

      Examples:
        | A sign                  | script                                             |
        | A press                 | dispatchEvent(new PointerEvent('pointerdown'))     |
        | A key                   | dispatchEvent(new KeyboardEvent('keydown'))        |
        | The focus               | document.querySelector('a').focus()                |
        | Reading on              | scrollTo(0, 1)                                     |
        | A screen reader's press | document.querySelectorAll('[role=tab]')[1].click() |

    Scenario: The scripts come where the page was painted long before all of it was loaded
      Given before the page's own scripts this one runs:
        """
        const { observe } = PerformanceObserver.prototype;
        PerformanceObserver.prototype.observe = function (what) {
          setTimeout(() => observe.call(this, what), 500);
        };
        """
      And a visitor on the home page
      When they press the tab "Wealth management"
      Then the tab "Wealth management" is selected

    @desktop
    Scenario: The Products menu that had the focus before the scripts came is open, and a press leaves it so
      Given before the page's own scripts this one runs:
        """
        addEventListener('DOMContentLoaded', () => {
          const menu = document.querySelector('[data-panel]');
          menu.parentElement.querySelector('button').focus();
          menu.querySelectorAll('[data-group]')[1].focus();
        });
        """
      And a visitor on the contact page
      Then the button "Products" is expanded
      And the focus is on "Lending"
      When they press "Products"
      Then the button "Products" is expanded
      When they press "Products"
      Then the button "Products" is collapsed

    @desktop
    Scenario: The Products menu that nobody opened stays closed, and Escape moves no focus
      Given a visitor on the contact page
      Then the button "Products" is collapsed
      When they press the Escape key
      And they press the Tab key
      Then the focus is on "Skip to content"
