/** The windows in which the features look at the site, in CSS pixels. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
