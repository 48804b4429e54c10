// Adds search and filters to the list of clauses, which can be read without them.
const form = document.getElementById('filters');
const lines = [...document.querySelectorAll('[data-verdict]')];
const apply = () => {
  const { words, ...wanted } = Object.fromEntries(new FormData(form));
  const wantedWords = words.toLowerCase().split(/\s+/);
  const fits = (line) =>
    wantedWords.every((word) => `${line.textContent} ${line.dataset.words}`.toLowerCase().includes(word)) &&
    Object.entries(wanted).every(([name, value]) => !value || line.dataset[name].split('|').includes(value));
  for (const line of lines) line.hidden = !fits(line);
  for (const section of document.querySelectorAll('main section'))
    section.hidden = !section.querySelector('[data-verdict]:not([hidden])');
  const counts = [...Map.groupBy(lines, (line) => line.dataset.owner)].map(
    ([owner, own]) => `${own.filter((line) => !line.hidden).length} of ${own.length} ${owner}`,
  );
  form.querySelector('output').textContent = `Clauses: ${counts.join(', ')}`;
};
// The search form of the first page, and links with filters, put their values into the address.
for (const [name, value] of new URLSearchParams(location.search))
  if (form.elements.namedItem(name)) form.elements.namedItem(name).value = value;
form.hidden = false;
form.addEventListener('input', apply);
form.addEventListener('submit', (event) => event.preventDefault());
apply();
