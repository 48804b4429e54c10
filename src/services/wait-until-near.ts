/** Waits until an element is within a margin, such as `400px`, of the window; for ever if it never is. */
export function waitUntilNear(element: Element, margin: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page may get several entries in one call: check all of them, not only the first.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
