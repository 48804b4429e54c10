import styles from './CertificationRow.module.css';

/** A rosette of fine lines as on a banknote: the same loop, rotated around one centre. */
export function Seal({ petals }: { petals: number }) {
  return (
    <svg className={styles.seal} viewBox="-40 -40 80 80" aria-hidden="true">
      <circle r="38" />
      {Array.from({ length: petals }, (_, index) => (
        <ellipse key={index} cx="16" rx="18" ry="10" transform={`rotate(${(360 / petals) * index})`} />
      ))}
      <circle className={styles.field} r="13" />
      <path className={styles.tick} d="m-5.5.5 3.5 3.5 7-7.5" />
    </svg>
  );
}
