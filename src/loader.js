/*
 * Stands inlined in each prerendered page. The page is finished without a script: this one brings the site to
 * life once it is shown and the browser has time, or as soon as a visitor touches it, and keeps a press of a
 * button that comes before the site can answer.
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
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push([button, event.detail]);
    start();
  };
  // What waits for an idle browser may wait long: a style sheet that holds something back keeps frames coming.
  const later = (task) =>
    window.scheduler?.postTask ? scheduler.postTask(task, { priority: 'background' }) : task();
  // A short page has loaded before it is painted, and its background may be painted before its words.
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    later(start);
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener('hydrated', () => {
    removeEventListener('click', keep, true);
    // With its detail, which tells a press of a key from one of a mouse or finger.
    for (const [button, detail] of kept)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });
})(ENTRY, FILES);
