import { HttpResponse } from 'msw';
import contract from '../../contracts/files.json' with { type: 'json' };
import { pdf } from '../fixtures/pdf.ts';
import { answering } from '../network.ts';

/** The bytes of a stored file: a sample that says which file it stands for (7: the download). */
export const getFile = answering(contract, 'getFile', ({ params }) =>
  HttpResponse.arrayBuffer(new TextEncoder().encode(pdf(`Sample of ${params.link}`)).buffer, {
    headers: { 'content-type': 'application/pdf', 'access-control-allow-origin': '*' },
  }),
);
