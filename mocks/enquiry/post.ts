import { HttpResponse } from 'msw';
import { createHandler } from '../create-handler.ts';

/** Accepts an enquiry, as the relay does (10.24). */
export const postEnquiry = createHandler(
  'postEnquiry',
  () => new HttpResponse(null, { status: 201, headers: { 'access-control-allow-origin': '*' } }),
);
