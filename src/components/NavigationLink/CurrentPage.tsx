import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** The path of the current page, for the header and the footer. */
export const CurrentPath = createContext('');

/** Provides the current path to header and footer after the new heading is painted, so as not to delay it (10.21). */
export function CurrentPage({ path, children }: { path: string; children: ReactNode }) {
  const [current, setCurrent] = useState(path);
  useEffect(() => startTransition(() => setCurrent(path)), [path]);
  return <CurrentPath value={current}>{children}</CurrentPath>;
}
