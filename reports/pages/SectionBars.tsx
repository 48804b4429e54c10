import type { Owner, Section, Verdict } from '../read/model/conformance.ts';
import { countClauses } from '../verdict.ts';

const VERDICTS: readonly Verdict[] = ['broken', 'not shown', 'kept'];

/** The sections of one owner, each as a bar of its verdicts. */
export function SectionBars({ owner, sections }: { owner: Owner; sections: Section[] }) {
  return (
    <section aria-labelledby={owner}>
      <h2 id={owner}>
        {countClauses(sections.flatMap(({ clauses }) => clauses))}
        {owner === 'specification' ? ', section by section' : ', beyond the specification'}
      </h2>
      {owner === 'specification' && <Legend />}
      <ul className="bars">
        {sections.map((section) => (
          <SectionBar key={section.number} section={section} />
        ))}
      </ul>
    </section>
  );
}

function Legend() {
  return (
    <p className="legend">
      {VERDICTS.map((verdict) => (
        <span key={verdict}>
          <i className={`swatch ${verdict.replace(' ', '-')}`} aria-hidden="true" /> {verdict}
        </span>
      ))}
    </p>
  );
}

function SectionBar({ section: { number, title, clauses } }: { section: Section }) {
  const parts = VERDICTS.map((verdict) => ({
    verdict,
    count: clauses.filter((clause) => clause.verdict === verdict).length,
  })).filter(({ count }) => count > 0);
  const words = parts.map(({ verdict, count }) => `${count} ${verdict}`).join(', ');
  return (
    <li>
      <a href={`section-${number}.html`}>
        {number}. {title}
      </a>
      <span className="bar" aria-hidden="true">
        {parts.map(({ verdict, count }) => (
          <i key={verdict} className={verdict.replace(' ', '-')} style={{ flexGrow: count }} />
        ))}
      </span>
      <span>{words || 'no clause'}</span>
    </li>
  );
}
