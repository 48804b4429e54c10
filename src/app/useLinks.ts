import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { hasModifier } from '../hooks/has-modifier.ts';

/**
 * Follows links to the site's own pages without reloading the document. One listener serves all links: react-router's
 * `Link` components would all render again on every route change and delay it (10.21).
 */
export function useLinks(): void {
  const navigate = useNavigate();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || link.target || link.dataset.anew !== undefined) return;
      if (event.defaultPrevented || hasModifier(event)) return;
      event.preventDefault();
      const { href, pathname, search, hash } = link;
      void navigate(pathname + search + hash, { replace: href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
