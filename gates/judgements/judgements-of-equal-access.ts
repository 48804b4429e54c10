import { ANY, type Judgement } from './judgement.ts';

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

/** Judgements of findings that Equal Access could not decide. */
export const equalAccessJudgements: readonly Judgement[] = [
  {
    rule: 'aria_keyboard_handler_exists:potential_no_keyboard_access',
    element: /^<div [^>]*role="tablist"/,
    reason: 'The tabs in it hear the keys: arrows, Home and End choose.',
    madeOn: ['desktop', 'home'],
  },
  {
    rule: 'aria_keyboard_handler_exists:potential_no_keyboard_access',
    element: /^<input [^>]*class="iti__search-input/,
    reason: 'The search is a field that takes what is typed; without a match there is nothing else to reach.',
    madeOn: ['desktop', 'country list without a match'],
  },
  {
    rule: 'download_keyboard_controllable:Manual_1',
    element: /^<a [^>]*href="\/certificates\//,
    reason: 'An ordinary link to a document, in a tab of its own.',
    madeOn: ['desktop', 'home'],
  },
  {
    rule: 'element_tabbable_unobscured:potential_obscured',
    element: ANY,
    reason:
      'Told by boxes that overlap. The keyboard gate goes through each screen, the sticky header in sight, and finds no stop hidden; behind an open panel nothing takes the focus.',
    madeOn: ['desktop', 'sticky header on /company'],
  },
  {
    rule: 'input_fields_grouped:Potential_1',
    element: /^<(input|textarea) id="(full_name|company_name|text)"/,
    reason: 'One enquiry of one person: the form is the group, and has a name.',
    madeOn: ['desktop', 'contact'],
  },
  {
    rule: 'input_fields_grouped:Potential_1',
    element: /^<input [^>]*class="iti__search-input/,
    reason: 'The search of a dialog of its own, and no field of the enquiry.',
    madeOn: ['desktop', 'country list'],
  },
  {
    rule: 'input_label_visible:potential_no_label',
    element: /^<textarea id="sample-request"/,
    reason: 'Its label stands above it; the checker looks for labels of inputs and buttons only.',
    madeOn: ['desktop', 'typing demo paused'],
  },
  {
    rule: 'input_label_visible:potential_no_label',
    element: /^<button [^>]*class="iti__(search-clear|close-button)"/,
    reason: 'A cross in the corner is all the label that clearing and closing need to the eye.',
    madeOn: ['phone', 'country list without a match'],
  },
  {
    rule: 'input_label_visible:potential_placeholder_only',
    element: /^<textarea id="text"/,
    reason: 'Its label, Message, stands above it; the checker looks for labels of inputs and buttons only.',
    madeOn: ['desktop', 'contact'],
  },
  {
    rule: 'input_label_visible:potential_placeholder_only',
    element: /^<input [^>]*class="iti__search-input/,
    reason: 'A glass stands beside it as long as anything is typed.',
    madeOn: ['desktop', 'country list'],
  },
  {
    rule: 'list_structure_proper:Potential_1',
    element: /^<dl [^>]*><div>/,
    reason: 'HTML lets a div hold a term and what it means.',
    madeOn: ['desktop', 'finsense'],
  },
  {
    rule: 'style_color_misuse:Potential_1',
    element: ANY,
    reason:
      'Links in a text are underlined, errors and states are said in words, shares are written on their streams.',
    madeOn: ['desktop', 'home'],
  },
  {
    rule: 'style_focus_visible:potential_focus_not_visible',
    element: ANY,
    reason: 'Told by borders alone. The keyboard gate measures the outline at each stop.',
    madeOn: ['desktop', 'home'],
  },
  {
    rule: 'style_highcontrast_visible:Manual_1',
    element: ANY,
    reason: 'The reflow gate looks with forced colours: fields, buttons, tabs and the focus show.',
    madeOn: ['desktop', 'home'],
  },
  {
    rule: 'style_viewport_resizable:Potential_1',
    element: ANY,
    reason:
      'Each size that grows with the window begins with a share of rem, and the reflow gate looks at 200 %.',
    madeOn: ['desktop', 'finsense'],
  },
  {
    rule: 'text_block_heading:potential_heading',
    element: /^(<p [^>]*>Monitoring of a home loan|<div [^>]*><strong>Cross-sell suggestion)/,
    reason: 'The name of a part of a drawing, with nothing under it that a heading would lead to.',
    madeOn: ['desktop', 'wealthscape'],
  },
  {
    rule: 'text_block_heading:potential_heading',
    element: /^<p id="[^"]*" [^>]*>Products</,
    reason: 'It is the name of its section, which is found as a region.',
    madeOn: ['phone', 'menu panel, Products'],
  },
  {
    rule: 'text_contrast_sufficient:potential_same_color',
    element: ANY,
    reason:
      'Transparent before it slides into sight, and scanned at rest in "home". Axe asks about text that stays like its ground, and leaves out what is transparent.',
    madeOn: ['desktop', 'typing demo'],
  },
  {
    rule: 'text_sensory_misuse:potential_other',
    element: /large language model/,
    reason: 'The name of a kind of model.',
    madeOn: ['desktop', 'prism'],
  },
  {
    rule: 'text_sensory_misuse:potential_position',
    element: /^<p id="contact_number-hint"/,
    reason: 'The button beside the number is named for what it does, and comes right before the field.',
    madeOn: ['desktop', 'contact'],
  },
  {
    rule: 'text_sensory_misuse:potential_position',
    element: /^<p[^>]*>(When the website or the law changes|A large language model|A narration is)/,
    reason: 'It tells of a document, and asks nothing of the reader.',
    madeOn: ['desktop', 'prism'],
  },
  {
    rule: 'widget_tabbable_exists:fail_no_tabbable',
    element: /class="iti__(search-clear|close-button|country-list)"/,
    reason:
      'The focus stays in the search while the list is open: arrows choose there, Delete clears and Escape closes.',
    madeOn: ['phone', 'country list without a match'],
  },
];
