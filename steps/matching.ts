import { expect } from './world.ts';

/**
 * What a cell of a table asks for: its text, a text that goes on where "…" stands, so many letters x ("300
 * characters"), nothing ("none"), or anything else ("not …password…").
 */
export function matching(cell: string): unknown {
  if (cell === 'none') return undefined;
  // Gherkin trims table cells, so features write a single space as U+23B5.
  if (cell === '⎵') return ' ';
  const [, count] = /^(\d+) characters$/.exec(cell) ?? [];
  if (count) return 'x'.repeat(Number(count));
  if (cell.startsWith('not ')) return expect.not.stringMatching(pattern(cell.slice('not '.length)));
  return cell.includes('…') ? expect.stringMatching(pattern(cell)) : cell;
}

const pattern = (cell: string): RegExp => {
  const parts = cell.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
};
