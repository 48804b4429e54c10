import { sharedLegalWords } from '../../content/legal/words.ts';
import { useShownLocation } from '../../hooks/useShownLocation.ts';
import type { LegalSection } from '../../content/content-types.ts';
import styles from './Contents.module.css';
import { useAnchorFocus } from './useAnchorFocus.ts';
import { useSectionInView } from './useSectionInView.ts';

/** The id of the heading of the contents, to which links lead back. */
export const contentsAnchor = 'contents';

/** The table of contents of a legal text: a link to each heading; the section that is being read is marked. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const { pathname } = useShownLocation();
  const current = useSectionInView(sections);

  return (
    <nav className={styles.contents} aria-labelledby={contentsAnchor}>
      <h2 ref={useAnchorFocus(contentsAnchor)} id={contentsAnchor} tabIndex={-1}>
        {sharedLegalWords.contents}
      </h2>
      <ol>
        {sections.map(({ id, heading, blocks }) => {
          const subheadings = blocks.filter((block) => block.kind === 'heading');
          return (
            <li key={id}>
              <a href={`${pathname}#${id}`} aria-current={id === current ? 'location' : undefined}>
                {heading}
              </a>
              {subheadings.length > 0 && (
                <ul>
                  {subheadings.map((subheading) => (
                    <li key={subheading.id}>
                      <a href={`${pathname}#${subheading.id}`}>{subheading.text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
