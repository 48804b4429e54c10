/* Written by `npm run types` from the contracts. Do not edit. */

export interface EnquiryOperations {
  postEnquiry: {
    params: {};
    body: Enquiry;
    answer: null;
    refusal: EnquiryRefusal;
  };
}
export interface Enquiry {
  full_name: string;
  email_id: string;
  dial_code: string;
  contact_number: string;
  company_name: string;
  text: string;
}
export interface EnquiryRefusal {
  code: string;
  message: string;
  [k: string]: unknown;
}
