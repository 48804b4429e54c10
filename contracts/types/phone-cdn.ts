/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface PhoneCdnOperations {
  getPicker: {
    params: {
      version: '29.5.1';
    };
    body: null;
    answer: string;
    refusal: string;
  };
  getPickerUtilities: {
    params: {
      version: '29.5.1';
    };
    body: null;
    answer: string;
    refusal: string;
  };
}
