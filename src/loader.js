/*
 * Inlined in each prerendered page; the build fills in its three arguments. Loads the site's scripts after the first paint,
 * or at the first touch, key or focus, so that they delay no paint. A click on a button before hydration would be lost:
 * it is held back here and repeated after hydration. Scripts that are lost, or do not start the page within `limit` ms,
 * lead to one reload, and then to the page as it is without scripts.
 */
((entry, files, limit) => {
  let started;
  let hydrated;
  let leftAt = -Infinity;
  const kept = [];
  const { body } = document;
  body.className = '';
  const start = () => {
    if (started) return;
    started = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(entry).catch((error) => {
      console.error(error);
      giveUp();
    });
    setTimeout(giveUp, limit);
  };
  const giveUp = () => {
    if (!hydrated && !reloadOnce()) body.className = 'no-script';
  };
  // Reloads the page, because a deployment may have replaced its files (8.8), and returns whether it does. A screen whose
  // own file is lost asks for it too (page-loader.tsx).
  window.reloadOnce = () => {
    // Firefox cuts off what is on its way as soon as the visitor leaves, while the page that they go to is still awaited
    // (https://bugzilla.mozilla.org/show_bug.cgi?id=1084399): a reload would keep them here. It is due when they come back.
    if (performance.now() - leftAt < 1000) {
      onpageshow = () => location.reload();
      return true;
    }
    const { pathname } = location;
    try {
      // Not without a connection, as a page that can be read is better than the browser's own about that. Not twice in a
      // row for one path: a file that is missing for good would cause a loop.
      if (navigator.onLine && sessionStorage.reloaded !== pathname) {
        sessionStorage.reloaded = pathname;
        location.reload();
        return true;
      }
    } catch {
      // sessionStorage is blocked, so we cannot know whether we already reloaded: we do not, or it could become a loop.
    }
    return false;
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
  onbeforeunload = () => {
    leftAt = performance.now();
  };
  document.addEventListener('hydrated', () => {
    hydrated = true;
    body.className = '';
    removeEventListener('click', keep, true);
    // `detail` is 0 for a click by keyboard; the Products menu treats the two differently.
    for (const [button, detail] of kept.splice(0))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });
})(ENTRY, FILES, LIMIT);
