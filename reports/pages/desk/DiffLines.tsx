import { type DiffLine, foldCommon } from '../../desk/diff-lines.ts';
import { pluralise } from '../../pluralise.ts';

const ELEMENTS = { '+': 'ins', '-': 'del', ' ': 'span', '…': 'small' } as const;

/**
 * Two texts as one: what is new is underlined after a plus, what is gone is struck out after a minus. Of what both have,
 * only the lines around that are shown. A line break within a line is written as in Gherkin.
 */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <pre className="diff">
      {foldCommon(lines).map((line, index) => {
        const Line = ELEMENTS[line.sign];
        const text =
          line.sign === '…'
            ? `${pluralise(line.count, 'line')} as before`
            : line.text.replaceAll('\n', '\\n');
        return <Line key={index}>{`${line.sign} ${text}\n`}</Line>;
      })}
    </pre>
  );
}
