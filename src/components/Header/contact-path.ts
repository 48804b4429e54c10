/** The one entry that is an invitation: a button on wide screens, beside the menu button on narrow ones. */
export const contactPath = '/contact-us';
