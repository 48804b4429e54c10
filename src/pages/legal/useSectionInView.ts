import { useEffect, useState } from 'react';

/** Shrinks the observed part of the window to one line, at a quarter of its height. */
const READING_LINE = '-25% 0px -75%';

/** The id of the section at a quarter of the window's height; undefined above the first, and without scripts. */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          setCurrent((former) => (isIntersecting ? target.id : former === target.id ? undefined : former));
      },
      { rootMargin: READING_LINE },
    );
    for (const { id } of sections) observer.observe(document.getElementById(id)!);
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
