import styles from './CertificationRow.module.css';

/** A shield, a dial, and a lens over a ledger. */
const drawings = [
  'M32 3 56 11V31Q56 50 32 61 8 50 8 31V11Z',
  'M32 4a28 28 0 1 0 .01 0M32 4v8M60 32h-8M32 60v-8M4 32h8',
  'M6 8H40M6 23H15M6 43H15M6 58H40M34 14a19 19 0 1 0 .01 0M48 47 59 59',
];

/** The drawing of a certification, by its position in the row. */
export function Seal({ index }: { index: number }) {
  return (
    <svg className={styles.seal} viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawings[index % drawings.length]} />
      <path d="m25 32.5 5.5 5.5 9.5-11" strokeWidth="3" />
    </svg>
  );
}
