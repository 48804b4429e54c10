import type { ReactNode } from 'react';

/** An unordered list; renders nothing if there are no items. */
export const List = ({ items }: { items: readonly ReactNode[] }) =>
  items.length > 0 && (
    <ul>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
