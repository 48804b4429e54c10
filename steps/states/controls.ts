import { sections } from '../../harness/locators/section.ts';
import { expect } from '../world.ts';
import type { State, States } from './state.ts';

const expands = (value: string): State => ({
  parts: ['button'],
  check: (button) => expect(button).toHaveAttribute('aria-expanded', value),
});

export const controlStates: States = {
  enabled: { parts: ['button'], check: (button) => expect(button).toBeEnabled() },
  disabled: { parts: ['button'], check: (button) => expect(button).toBeDisabled() },
  expanded: expands('true'),
  collapsed: expands('false'),
  'for telephone numbers': {
    parts: ['field'],
    check: (field) => expect(field).toHaveAttribute('type', 'tel'),
  },
  'the last': {
    parts: ['section'],
    check: (_section, { page }, { name }) =>
      expect.poll(async () => (await sections(page.getByRole('main'))).at(-1)).toBe(name),
  },
};
