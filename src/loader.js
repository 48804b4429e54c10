/*
 * Inlined in each prerendered page; the build fills in its three arguments. Loads the site's scripts after the first paint
 * (they would delay it), or at the first touch, key or focus. A click on a button before hydration would be lost: it
 * is held back and repeated after hydration. If the scripts fail to load, or do not start the page within `limit` ms, the
 * page is reloaded once and then shown as without scripts.
 */
((entry, files, limit) => {
  let started;
  let hydrated;
  let leftAt = -Infinity;
  const kept = [];
  const { body } = document;
  body.className = '';
  const start = async () => {
    if (started) return;
    started = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    setTimeout(giveUp, limit);
    try {
      // One after the other, each in its own task, so that the page answers in between. The entry imports the rest.
      for (const href of files.slice(0, files.indexOf(entry) + 1)) await import(href);
    } catch (error) {
      console.error(error);
      giveUp();
    }
  };
  const giveUp = () => {
    if (!hydrated && !reloadOnce()) body.className = 'no-script';
  };
  // Reloads the page, because a deployment may have replaced its files (8.8), and returns whether it does. Also called if
  // the file of a screen fails to load (page-loader.tsx).
  window.reloadOnce = () => {
    // Firefox aborts pending requests when a navigation begins (https://bugzilla.mozilla.org/show_bug.cgi?id=1084399). A
    // reload now would cancel that navigation: reload when the visitor returns.
    if (performance.now() - leftAt < 1000) {
      onpageshow = () => location.reload();
      return true;
    }
    const { pathname } = location;
    try {
      // Do not reload offline: a page without scripts is better than the browser's error page. Do not reload twice in a
      // row at one path: if the file is always missing, that would be a loop.
      if (navigator.onLine && sessionStorage.reloaded !== pathname) {
        sessionStorage.reloaded = pathname;
        location.reload();
        return true;
      }
    } catch {
      // sessionStorage is blocked or full. Without a record of the last reload, reloading could become a loop: do not.
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
  // Not requestIdleCallback, which may wait for seconds while a delayed CSS animation (Tabs.module.css) produces frames.
  const later = (task) =>
    window.scheduler?.postTask ? scheduler.postTask(task, { priority: 'background' }) : task();
  // Wait for the first contentful paint: the load event and the paint of the background may both be earlier.
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    later(start);
  });
  addEventListener('load', () => painted.observe({ type: 'paint', buffered: true }));
  for (const type of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, { once: true, capture: true, passive: true });
  // Firefox never reports the first paint of a reloaded page whose scroll position it restores.
  addEventListener('scroll', () => later(start), { once: true, capture: true, passive: true });
  addEventListener('click', keep, true);
  onbeforeunload = () => {
    leftAt = performance.now();
  };
  document.addEventListener('hydrated', () => {
    hydrated = true;
    body.className = '';
    removeEventListener('click', keep, true);
    // Keep `detail`: it is 0 for a click by keyboard, which the Products menu treats differently from a pointer's click.
    for (const [button, detail] of kept.splice(0))
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  });
})(ENTRY, FILES, LIMIT);
