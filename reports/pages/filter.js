// Adds search and filters to a page that reads as well without them.
const form = document.getElementById('filters');
const lines = [...document.querySelectorAll('[data-verdict]')];
const apply = () => {
  const { words, ...wanted } = Object.fromEntries(new FormData(form));
  const fits = (line) =>
    line.textContent.toLowerCase().includes(words.toLowerCase()) &&
    Object.entries(wanted).every(([name, value]) => !value || line.dataset[name].split('|').includes(value));
  for (const line of lines) line.hidden = !fits(line);
  for (const section of document.querySelectorAll('main section'))
    section.hidden = !section.querySelector('[data-verdict]:not([hidden])');
  form.querySelector('output').textContent =
    `${lines.filter((line) => !line.hidden).length} of ${lines.length} clauses`;
};
form.hidden = false;
form.addEventListener('input', apply);
form.addEventListener('submit', (event) => event.preventDefault());
apply();
