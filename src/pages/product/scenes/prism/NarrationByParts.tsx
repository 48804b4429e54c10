import { prismSceneTexts } from '../../../../content/products/prism.ts';
import styles from './NarrationByParts.module.css';

/** Where the parts begin in a wide scene, in % of its width: as the columns in the style sheet, of 30 units. */
const partStarts = [0, 3.5, 7.5, 12, 22, 26].map((units) => Math.round((units / 30) * 1000) / 10);
/** The merchant and the remark give the category, so their lines are marigold; all lines meet at the merchant's. */
const MEETING_POINT_X = partStarts[3]!;

/** A narration taken apart: what each part means and, where the lines of all parts meet, what they say together. */
export function NarrationByParts() {
  const { name, parts, separator, label, note } = prismSceneTexts.opened;
  return (
    <div className={styles.opened}>
      <p className={styles.name}>{name}</p>
      <dl className={styles.parts}>
        {parts.map(({ raw, read }, index) => (
          <div key={read}>
            <dt>
              <code>{raw}</code>
              {index < parts.length - 1 && <span aria-hidden="true">{separator}</span>}
            </dt>
            <dd>{read}</dd>
          </div>
        ))}
      </dl>
      <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {partStarts.map((x) => (
          <path key={x} d={`M${x} 0C${x} 60 ${MEETING_POINT_X} 40 ${MEETING_POINT_X} 100`} />
        ))}
      </svg>
      <p className={styles.result}>
        <strong>{label}</strong> <span>{note}</span>
      </p>
    </div>
  );
}
