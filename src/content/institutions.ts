import type { Certification, Institution } from './content-types.ts';

// Invented institutions. Name real ones only with their consent.

export const customers: readonly Institution[] = [
  { id: 'banyanvale', name: 'Banyanvale Bank' },
  { id: 'toranika', name: 'Toranika Sahakari Bank' },
  { id: 'margdhara', name: 'Margdhara Finance' },
  { id: 'valayam', name: 'Valayam Broking' },
  { id: 'jamunleaf', name: 'Jamunleaf Lending' },
  { id: 'gulmora', name: 'Gulmora Capital' },
  { id: 'patangam', name: 'Patangam Advisers' },
  { id: 'nauvika', name: 'Nauvika Pay' },
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
