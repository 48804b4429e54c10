import { expect } from '../world.ts';

/**
 * Parses a table cell into an expectation: a text, in which "…" matches anything; a text of 300 letters x ("300
 * characters"); no value ("none"); or a text that does not match ("not …password…").
 */
export function toExpectation(written: string): unknown {
  // Gherkin trims table cells, so features write a space at either end of a cell as U+23B5.
  const cell = written.replaceAll('⎵', ' ');
  if (cell === 'none') return undefined;
  const [, count] = /^(\d+) characters$/.exec(cell) ?? [];
  if (count) return 'x'.repeat(Number(count));
  if (cell.startsWith('not ')) return expect.not.stringMatching(toRegExp(cell.slice('not '.length)));
  return cell.includes('…') ? expect.stringMatching(toRegExp(cell)) : cell;
}

const toRegExp = (cell: string): RegExp => {
  const parts = cell.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
};
