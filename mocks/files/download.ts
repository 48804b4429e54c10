import { HttpResponse } from 'msw';
import { answering } from '../answering.ts';
import { pdf } from '../fixtures/pdf.ts';

/** The bytes of a stored file: a sample that says which file it stands for. Clause `7.12`. */
export const getFile = answering('getFile', ({ params }) =>
  HttpResponse.arrayBuffer(pdf(`Sample of ${params.link}`).buffer, {
    headers: { 'content-type': 'application/pdf', 'access-control-allow-origin': '*' },
  }),
);
