import type { ReactNode } from 'react';
import { NavLink, type NavLinkProps } from 'react-router-dom';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';

type Props = Omit<NavLinkProps, 'to' | 'className' | 'children' | 'style'> & {
  href: string;
  className: string | undefined;
  children: ReactNode;
};

/** A link of header or footer: to a screen it knows the current one, to another site or a file it opens a tab. */
export function NavigationLink({ href, className, ...rest }: Props) {
  if (/^https?:|\.pdf$/.test(href)) return <ExternalLink {...rest} href={href} className={className} />;
  return <NavLink {...rest} to={href} className={() => className} />;
}
