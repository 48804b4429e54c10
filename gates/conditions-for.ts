import type { Device } from '../harness/viewports.ts';

/** The conditions of a visitor with this device. */
export const conditionsFor = (device: Device) => ({ phone: device === 'phone' });
