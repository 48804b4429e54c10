// Adds a search to the list of steps, which can be read without it.
const form = document.getElementById('filters');
const steps = [...document.querySelectorAll('[data-step]')];
const apply = () => {
  const words = new FormData(form).get('words').toLowerCase().split(/\s+/);
  for (const step of steps) {
    const group = step.closest('[data-group]');
    const text = `${group.getAttribute('aria-label')} ${step.textContent}`.toLowerCase();
    step.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of document.querySelectorAll('[data-group]'))
    group.hidden = !group.querySelector('[data-step]:not([hidden])');
  const shown = steps.filter((step) => !step.hidden).length;
  form.querySelector('output').textContent = `${shown} of ${steps.length} steps`;
};
form.hidden = false;
form.addEventListener('input', apply);
form.addEventListener('submit', (event) => event.preventDefault());
apply();
