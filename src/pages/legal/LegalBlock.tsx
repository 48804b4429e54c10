import type { InlineLink, LegalBlockContent } from '../../content/content-types.ts';
import { settings } from '../../services/settings.ts';
import styles from './LegalBlock.module.css';
import { useAnchorFocus } from './useAnchorFocus.ts';

type TableBlock = Extract<LegalBlockContent, { kind: 'table' }>;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;

/** A block of a legal text: a heading, paragraph, list, sentence with a link, or table. */
export function LegalBlock({ block }: { block: LegalBlockContent }) {
  switch (block.kind) {
    case 'heading':
      return <Subheading {...block} />;
    case 'text':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) =>
            typeof item === 'string' ? (
              <li key={item}>{item}</li>
            ) : (
              <li key={item.lead}>
                <strong>{item.lead}</strong> {item.text}
              </li>
            ),
          )}
        </ul>
      );
    case 'link':
      return <SentenceWithAddress sentence={block} />;
    case 'table':
      return <LegalTable table={block} />;
  }
}

function Subheading({ id, text }: { id: string; text: string }) {
  return (
    <h3 ref={useAnchorFocus(id)} id={id} tabIndex={-1}>
      {text}
    </h3>
  );
}

/** On paper, a link within the site shows its address. */
function SentenceWithAddress({ sentence: { before, label, href, after } }: { sentence: InlineLink }) {
  const own = href.startsWith('/') && { className: styles.own, 'data-address': settings.siteUrl + href };
  return (
    <p>
      {before}
      <a href={href} {...own}>
        {label}
      </a>
      {after}
    </p>
  );
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows with `display: block` lose their roles */
/** A table whose rows are cards where it is narrow. Browsers drop the roles of such rows, so they are explicit. */
function LegalTable({ table: { caption, head, rows } }: { table: TableBlock }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {head.map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr key={name} role="row">
              <th scope="row" role="rowheader">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={cell} role="cell" data-label={head[index + 1]}>
                  {EMAIL_PATTERN.test(cell) ? <EmailLink address={cell} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/* oxlint-enable */

/** A link to an e-mail address. The address may wrap only before its @, because a table cell can be narrow. */
function EmailLink({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
