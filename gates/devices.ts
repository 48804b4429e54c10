import { viewports } from '../harness/viewports.ts';

/** The two widths of every gate: a telephone, and a window on an office laptop. */
export type Device = keyof typeof viewports;

export const devices = Object.keys(viewports) as Device[];

/** The conditions of a visitor with such a device. */
export const having = (device: Device) => ({ phone: device === 'phone' });
