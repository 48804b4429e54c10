// Shows the search box. On the clauses page, hides clauses that lack a searched word; without scripts all are shown.
const form = document.querySelector('[role=search]');
const { words } = form.elements;
/** Words that a search ignores. */
const IGNORED_WORDS = /^(an?|the|of|in|on|at|to|and|or|for|by|with|is|are|)$/;
const lines = [...document.querySelectorAll('.clause, .searched li')].map((element) => ({
  element,
  text: [...element.querySelectorAll('h3, .scenario > summary, li > a')]
    .map(({ textContent }) => textContent.toLowerCase())
    .join('\n'),
}));
const search = () => {
  const wanted = words.value
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !IGNORED_WORDS.test(word));
  for (const { element, text } of lines) element.hidden = !wanted.every((word) => text.includes(word));
  const shown = lines.filter(({ element }) => !element.hidden).map(({ element }) => element);
  for (const part of document.querySelectorAll('.section, .searched')) {
    part.hidden = !shown.some((element) => part.contains(element));
    if (wanted.length) part.open = true;
    else if (part.matches('.searched')) part.hidden = true;
  }
  const answer = shown.length ? `${shown.length} found` : 'Nothing found';
  form.querySelector('output').textContent = wanted.length ? answer : '';
};
form.hidden = false;
if (lines.length) {
  // The form on other pages passes the words in the address.
  words.value = new URLSearchParams(location.search).get('words') ?? '';
  form.addEventListener('input', search);
  form.addEventListener('submit', (event) => event.preventDefault());
  search();
}
