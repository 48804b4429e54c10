import type { Institution } from './content-types.ts';

// Invented institutions, shown on the company page only.

export const partners: readonly Institution[] = [
  { id: 'stepwellworks', name: 'Stepwellworks' },
  { id: 'monsoonware', name: 'Monsoonware Cloud' },
  { id: 'bullockcart', name: 'Bullockcart Systems' },
  { id: 'chaiglass', name: 'Chaiglass Data' },
];

export const accreditingBodies: readonly Institution[] = [
  { id: 'nadi-council', name: 'Nadi Council for Data Exchange' },
  { id: 'sample-board', name: 'Sample Board of Consent Standards' },
  { id: 'stepwell-forum', name: 'Stepwell Forum for Interoperability' },
  { id: 'model-register', name: 'Model Register of Service Providers' },
];
