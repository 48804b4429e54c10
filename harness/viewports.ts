/** The window sizes that the site is looked at in, in CSS pixels: an office laptop's and a phone's. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

/** The kinds of device that the site is looked at with. */
export type Device = keyof typeof viewports;

export const devices = Object.keys(viewports) as Device[];
