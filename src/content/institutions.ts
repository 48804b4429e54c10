import type { Certification, Institution } from './content-types.ts';

// Invented institutions. Name real ones only with their consent.

export const customers: readonly Institution[] = [
  { id: 'banyanvale', name: 'Banyanvale Bank' },
  { id: 'mynahgate', name: 'Mynahgate Co-operative Bank' },
  { id: 'tamarindway', name: 'Tamarindway Finance' },
  { id: 'kokumstone', name: 'Kokumstone Broking' },
  { id: 'jamunleaf', name: 'Jamunleaf Lending' },
  { id: 'gulmohurst', name: 'Gulmohurst Capital' },
  { id: 'kitepaper', name: 'Kitepaper Advisers' },
  { id: 'dhowlantern', name: 'Dhowlantern Pay' },
];

export const certifications: readonly Certification[] = [
  {
    name: 'ISO 27001',
    para: 'The international standard for managing information security.',
  },
  {
    name: 'SOC 2 Type 2',
    para: 'An independent report on how security controls worked over a period of time.',
  },
  {
    name: 'CISA IT audit',
    para: 'An audit of our IT systems by a Certified Information Systems Auditor.',
  },
];
