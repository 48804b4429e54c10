import { HttpResponse } from 'msw';
import { createHandler } from '../create-handler.ts';

/** Answers with the phone picker's library from the installed package (7.19). */
export const getPicker = createHandler('getPicker', async ({ network }) =>
  answerScript(await network.readPackageFile('intl-tel-input/dist/js/intlTelInput.min.js')),
);

/** Answers with the phone picker's utilities from the installed package (7.19). */
export const getPickerUtilities = createHandler('getPickerUtilities', async ({ network }) =>
  answerScript(await network.readPackageFile('intl-tel-input/dist/js/utils.js')),
);

function answerScript(body: string): HttpResponse<string> {
  return new HttpResponse(body, {
    headers: {
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
