/* Written by `npm run generate -- types` from the contracts. Do not edit. */

export type EnquiryLine = string;

export interface EnquiryOperations {
  postEnquiry: {
    params: {};
    body: Enquiry;
    answer: null;
    refusal: EnquiryRefusal;
  };
}
export interface Enquiry {
  full_name: EnquiryLine;
  email_id: EnquiryLine;
  dial_code: string;
  contact_number: EnquiryLine;
  company_name: EnquiryLine;
  text: string;
}
export interface EnquiryRefusal {
  code: string;
  message: string;
  [k: string]: unknown;
}
