// Shows the search box; on the clauses page it hides clauses without the words. Without scripts all clauses are shown.
const form = document.querySelector('[role=search]');
const { words } = form.elements;
const clauses = [...document.querySelectorAll('.clause')].map((element) => ({
  element,
  text: [...element.querySelectorAll('h3, .scenario > summary, figcaption')]
    .map(({ textContent }) => textContent.toLowerCase())
    .join('\n'),
}));
const search = () => {
  const wanted = words.value.toLowerCase().split(/\s+/);
  for (const { element, text } of clauses) element.hidden = !wanted.every((word) => text.includes(word));
  for (const section of document.querySelectorAll('main > section'))
    section.hidden = !section.querySelector('.clause:not([hidden])');
  const shown = clauses.filter(({ element }) => !element.hidden).length;
  form.querySelector('output').textContent = words.value && `${shown} found`;
};
form.hidden = false;
if (clauses.length) {
  // The form on other pages passes the words in the address.
  words.value = new URLSearchParams(location.search).get('words') ?? '';
  form.addEventListener('input', search);
  form.addEventListener('submit', (event) => event.preventDefault());
  search();
}
