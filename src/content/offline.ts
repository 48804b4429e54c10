/** Shown on every page while the browser has no connection. */
export const offlineMessage =
  'You are offline. The contact form, downloads and pages that you have not opened need a connection.';
