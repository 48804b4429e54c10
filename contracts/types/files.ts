/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export interface FilesOperations {
  getFile: {
    params: {
      link: string;
    };
    body: null;
    answer: ArrayBuffer;
    refusal: string;
  };
}
