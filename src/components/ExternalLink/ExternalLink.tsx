import type { ComponentProps } from 'react';
import { headerAndLinkWords } from '../../content/frame.ts';
import styles from './ExternalLink.module.css';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** A link that opens in a new tab. An icon shows this, and hidden text tells screen readers. */
export function ExternalLink({ children, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 9 9 3M4 3h5v5" />
      </svg>
      <span className="visually-hidden">{headerAndLinkWords.newTab}</span>
    </a>
  );
}
