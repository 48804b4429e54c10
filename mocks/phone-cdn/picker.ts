import { HttpResponse } from 'msw';
import contract from '../../contracts/phone-cdn.json' with { type: 'json' };
import { answering } from '../network.ts';

/** The phone picker's library, as the installed package has it (7: other calls). */
export const getPicker = answering(contract, 'getPicker', async ({ network }) =>
  script(await network.packageFile('intl-tel-input/dist/js/intlTelInput.min.js')),
);

/** The phone picker's utilities, as the installed package has them (7: other calls). */
export const getPickerUtilities = answering(contract, 'getPickerUtilities', async ({ network }) =>
  script(await network.packageFile('intl-tel-input/dist/js/utils.js')),
);

function script(body: string): Response {
  return new HttpResponse(body, {
    headers: {
      'content-type': 'application/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
