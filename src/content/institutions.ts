import type { Certification, Institution } from './content-types.ts';
import { identity } from './site-identity.ts';
import { certificateFiles, formAddress } from './paths.ts';

// Invented institutions. Name real ones only with their consent.

export const customers: readonly Institution[] = [
  { id: 'banyanvale', name: 'Banyanvale Bank' },
  { id: 'toranika', name: 'Toranika Sahakari Bank' },
  { id: 'margika', name: 'Margika Finance' },
  { id: 'valayam', name: 'Valayam Broking' },
  { id: 'jamunleaf', name: 'Jamunleaf Lending' },
  { id: 'gulmora', name: 'Gulmora Capital' },
  { id: 'patangam', name: 'Patangam Advisers' },
  { id: 'nauvika', name: 'Nauvika Pay' },
];

/** The sentence beside the customers. */
export const customersPara = `Over a hundred institutions have worked with us since ${identity.founded}.`;

// Sample certifications: the years are invented too.

export const certifications: readonly Certification[] = [
  {
    name: 'ISO 27001',
    para: 'Information security management, certified since 2022.',
    onRequest: { label: 'Ask for the certificate', href: formAddress },
  },
  {
    name: 'SOC 2 Type 2',
    para: 'Security controls audited over a twelve-month period in 2025.',
    file: { label: 'SOC 2 Type 2 audit certificate (PDF)', href: certificateFiles.soc2Type2 },
  },
  {
    name: 'CISA IT audit',
    para: 'Audited in 2025 by a Certified Information Systems Auditor.',
    file: { label: 'CISA IT audit certificate (PDF)', href: certificateFiles.cisaItAudit },
  },
];
