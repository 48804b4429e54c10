import { viewports } from '../harness/viewports.ts';

/** The two widths of every gate: a telephone, and a window on an office laptop. */
export const devices = {
  phone: { viewport: viewports.phone, isMobile: true, hasTouch: true },
  desktop: { viewport: viewports.desktop },
} as const;

export type Device = keyof typeof devices;
