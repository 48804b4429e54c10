import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Parts.module.css';

type Props = { state: string; children: ReactNode };

/** A part in a state: the state's name, and the part, whose controls get the attribute that `copyStateRules` reads. */
export function Specimen({ state, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const control of place.current!.querySelectorAll<HTMLElement>('a, button, input, textarea, article'))
      control.dataset['state'] = state;
  }, [state]);
  return (
    <div className={styles.specimen}>
      <p className={styles.state}>{state}</p>
      <div ref={place}>{children}</div>
    </div>
  );
}
