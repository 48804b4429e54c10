import type { Judgement } from './judgement.ts';

/** Violations reported by Equal Access that we accept. */
export const equalAccessExemptions: readonly Judgement[] = [
  {
    rule: 'aria_child_valid:Fail_no_child',
    element: /^<ul class="iti__country-list/,
    reason: 'A search without a match leaves the list empty while its words are in the field.',
    madeOn: ['desktop', 'country list without a match'],
  },
  {
    rule: 'aria_content_in_landmark:Fail_1',
    element: /^<a [^>]*href="#main"/,
    reason: 'A skip link is placed before the landmarks: it skips one to reach the next.',
    madeOn: ['desktop', 'skip link'],
  },
  {
    rule: 'aria_role_redundant:fail_redundant',
    element: /^<(table|thead|tbody|tr|th|td)\b/,
    reason: 'On a phone the rows are blocks: without the roles, browsers then do not expose them as a table.',
    madeOn: ['desktop', 'privacyPolicy'],
  },
  {
    rule: 'combobox_active_descendant:Fail_active_not_selected',
    element: /^<input id="iti-\d+__search-input"/,
    reason: 'The selected country is the chosen one; moving through the list does not choose another.',
    madeOn: ['desktop', 'country list, the next country reached'],
  },
  {
    rule: 'element_attribute_deprecated:fail_elem_attr',
    element: /^<meta http-equiv="content-security-policy"/,
    reason: 'HTML defines this use of http-equiv; a page has no other way to set its policy without a host.',
    madeOn: ['desktop', 'home'],
  },
];
