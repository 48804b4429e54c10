import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

/** The path of the current page, for the header and the footer. */
export const CurrentPath = createContext('');

/** Tells header and footer of the current page, of another one once its heading is painted: it must not wait (10.21). */
export function CurrentPage({ path, children }: { path: string; children: ReactNode }) {
  const [current, setCurrent] = useState(path);
  useEffect(() => startTransition(() => setCurrent(path)), [path]);
  return <CurrentPath value={current}>{children}</CurrentPath>;
}
