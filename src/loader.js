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
    kept.push(button);
    start();
  };
  const idle = window.requestIdleCallback || setTimeout;
  // A slow browser is idle before it has painted, too.
  const painted = (_list, observer) => {
    observer.disconnect();
    idle(start, { timeout: 1000 });
  };
  addEventListener('load', () => new PerformanceObserver(painted).observe({ type: 'paint', buffered: true }));
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  addEventListener('click', keep, true);
  document.addEventListener('hydrated', () => {
    removeEventListener('click', keep, true);
    for (const button of kept) button.click();
  });
})(ENTRY, FILES);
