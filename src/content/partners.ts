import type { Institution } from './content-types.ts';

// Invented institutions, shown on the company page only.

export const partners: readonly Institution[] = [
  { id: 'baolika', name: 'Baolika Works' },
  { id: 'varshaya', name: 'Varshaya Cloud' },
  { id: 'chakrava', name: 'Chakrava Systems' },
  { id: 'kulhara', name: 'Kulhara Data' },
];

export const accreditingBodies: readonly Institution[] = [
  { id: 'nadika', name: 'Nadika Data Council' },
  { id: 'sammatam', name: 'Sammatam Consent Board' },
  { id: 'vapika', name: 'Vapika Forum' },
  { id: 'suchika', name: 'Suchika Register' },
];
