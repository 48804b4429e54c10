import { HttpResponse } from 'msw';
import { createHandler } from '../create-handler.ts';
import { createPdf } from '../fixtures/pdf.ts';

/** The bytes of a stored file: a sample that says which file it stands for. Clause `7.12`. */
export const getFile = createHandler('getFile', ({ params }) =>
  HttpResponse.arrayBuffer(createPdf(`Sample of ${params.link}`).buffer, {
    headers: { 'content-type': 'application/pdf', 'access-control-allow-origin': '*' },
  }),
);
