/** The windows in which the site is looked at, in CSS pixels: one on an office laptop, and a phone's. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** What the site is looked at with. */
export type Device = keyof typeof viewports;

export const devices = Object.keys(viewports) as Device[];
