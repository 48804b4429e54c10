/*
 * Inlined in each prerendered page; the build fills in its two arguments. Loads the site's scripts after the first paint, or
 * at the first touch, key or focus, so that they delay no paint. A click on a button before hydration would be lost:
 * it is held back here and repeated after hydration.
 */
((entry, files) => {
  let started;
  const kept = [];
  const start = () => {
    if (started) return;
    started = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(entry);
  };
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.stopImmediatePropagation();
    kept.push([button, event.detail]);
    start();
  };
  // Not requestIdleCallback: while a delayed CSS animation (Tabs.module.css) produces frames, it may not run for seconds.
  const later = (task) =>
    window.scheduler?.postTask ? scheduler.postTask(task, { priority: 'background' }) : task();
  // The load event of a small page may come before its first paint, and the background may be painted before the words.
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    later(start);
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  // Firefox never tells of the first paint of a page that was scrolled when it was loaded anew.
  addEventListener('scroll', () => later(start), { once: true, capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener('hydrated', () => {
    removeEventListener('click', keep, true);
    // `detail` is 0 for a click by keyboard; the Products menu treats the two differently.
    for (const [button, detail] of kept)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });
})(ENTRY, FILES);
