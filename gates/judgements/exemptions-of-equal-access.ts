import type { Judgement } from './judgement.ts';

/** Violations reported by Equal Access that we accept. */
export const equalAccessExemptions: readonly Judgement[] = [
  {
    rule: 'aria_child_valid:Fail_no_child',
    element: /^<ul class="iti__country-list/,
    reason: 'A search without a match leaves the list empty for as long as it stands.',
    madeOn: ['desktop', 'country list without a match'],
  },
  {
    rule: 'aria_content_in_landmark:Fail_1',
    element: /^<a [^>]*href="#main"/,
    reason: 'A skip link comes before the landmarks: it leads past one to the next.',
    madeOn: ['desktop', 'skip link'],
  },
  {
    rule: 'aria_role_redundant:fail_redundant',
    element: /^<(table|thead|tbody|tr|th|td)\b/,
    reason:
      'On a phone the rows are blocks, and a table that is drawn so is none to a browser without the roles.',
    madeOn: ['desktop', 'privacyPolicy'],
  },
  {
    rule: 'combobox_active_descendant:Fail_active_not_selected',
    element: /^<input id="iti-\d+__search-input"/,
    reason:
      'Selected is the country that is chosen: who moves through the list has chosen none of the others.',
    madeOn: ['desktop', 'country list, the next country reached'],
  },
  {
    rule: 'element_attribute_deprecated:fail_elem_attr',
    element: /^<meta http-equiv="content-security-policy"/,
    reason: 'HTML defines this use of http-equiv, and no other way to give a page its policy without a host.',
    madeOn: ['desktop', 'home'],
  },
];
