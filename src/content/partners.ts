import type { Institution } from './types.ts';

// Invented like the institutions that trust us; the company page alone shows them.

export const partners: readonly Institution[] = [
  { id: 'stepwellworks', name: 'Stepwellworks' },
  { id: 'monsoonware', name: 'Monsoonware Cloud' },
  { id: 'bullockcart', name: 'Bullockcart Systems' },
  { id: 'chaiglass', name: 'Chaiglass Data' },
];

export const accreditation: readonly Institution[] = [
  { id: 'nadi-council', name: 'Nadi Council for Data Exchange' },
  { id: 'sample-board', name: 'Sample Board of Consent Standards' },
  { id: 'stepwell-forum', name: 'Stepwell Forum for Interoperability' },
  { id: 'model-register', name: 'Model Register of Service Providers' },
];
