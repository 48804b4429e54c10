/** The window sizes in CSS pixels: an office laptop's and a phone's. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

export type Device = keyof typeof viewports;

export const devices = Object.keys(viewports) as Device[];
