import { type ComponentProps, use } from 'react';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { CurrentPath } from './CurrentPage.tsx';

type Props = ComponentProps<'a'> & { href: string };

/** A link of header or footer: `aria-current` marks the current screen; other sites and PDF files open in a new tab. */
export function NavigationLink({ href, children, ...rest }: Props) {
  const current = use(CurrentPath);
  if (href.startsWith('https:') || href.endsWith('.pdf'))
    return (
      <ExternalLink {...rest} href={href}>
        {children}
      </ExternalLink>
    );
  return (
    <a {...rest} aria-current={href === current ? 'page' : undefined} href={href}>
      {children}
    </a>
  );
}
