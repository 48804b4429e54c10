import type { DiffLine } from '../../desk/diff-lines.ts';

const ELEMENTS = { '+': 'ins', '-': 'del', ' ': 'span' } as const;

/** Two texts as one: what is new is underlined after a plus, what is gone is struck out after a minus. */
export function DiffLines({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <pre className="diff">
      {lines.map(({ sign, text }, index) => {
        const Line = ELEMENTS[sign];
        return <Line key={index}>{`${sign} ${text}\n`}</Line>;
      })}
    </pre>
  );
}
