import { HttpResponse } from 'msw';
import { answering } from '../answering.ts';

/** The phone picker's library, as the installed package has it. Clause `7.19`. */
export const getPicker = answering('getPicker', async ({ network }) =>
  script(await network.packageFile('intl-tel-input/dist/js/intlTelInput.min.js')),
);

/** The phone picker's utilities, as the installed package has them. Clause `7.19`. */
export const getPickerUtilities = answering('getPickerUtilities', async ({ network }) =>
  script(await network.packageFile('intl-tel-input/dist/js/utils.js')),
);

function script(body: string): HttpResponse<string> {
  return new HttpResponse(body, {
    headers: {
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
