import type { ReactNode } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';

type Props = Omit<NavLinkProps, 'to' | 'className' | 'children' | 'style'> & {
  href: string;
  className: string | undefined;
  children: ReactNode;
};

/** A link of header or footer: `aria-current` marks the current screen; other sites and PDF files open in a new tab. */
export function NavigationLink({ href, className, ...rest }: Props) {
  if (href.startsWith('https:') || href.endsWith('.pdf'))
    return <ExternalLink {...rest} href={href} className={className} />;
  return <NavLink {...rest} to={href} className={() => className} />;
}
