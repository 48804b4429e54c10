/** Waits until an element comes within a margin, such as `400px`, of the window; for ever where it never does. */
export function waitUntilNear(element: Element, margin: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy page several come at once, of which the first may be older than the one that says so.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
