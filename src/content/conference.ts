import { externalAddresses, identity } from './site-identity.ts';
import type { ChatOption, Link, Passage } from './content-types.ts';

const assistantName = `${identity.name} Buddy`;

/** The words of the conference page, `/bfs`. */
export const conference = {
  heading: `Meet ${assistantName}, your assistant for the Bharat Fintech Summit`,
  para: 'Choose a topic. WhatsApp opens in a new tab with the message below it, which you can still edit.',
  assistant: assistantName,
  question: 'What are you struggling with today?',
  options: [
    {
      id: 'risk-and-collections',
      label: 'Risk management and Debt collections',
      message: `Hello ${assistantName}, I want to know more about detecting risks early and optimizing collections.`,
    },
    {
      id: 'credit-underwriting',
      label: 'Credit Underwriting',
      message: `Hello ${assistantName}, I want to know more about streamlining credit underwriting.`,
    },
    {
      id: 'wealth-and-personal-finance',
      label: 'Wealth and Personal Finance management',
      message: `Hello ${assistantName}, I want to know more about personalized AI-driven wealth management.`,
    },
  ],
  howItWorks: 'How it works?',
  benefits: [
    'Instant insights on AI financial solutions',
    'Real-time responses to queries',
    'Updates on the exclusive panel',
  ],
} as const satisfies Passage & {
  assistant: string;
  question: string;
  options: readonly ChatOption[];
  howItWorks: string;
  benefits: readonly string[];
};

/** The words of the conference banner, `/bfs-2025`. */
export const conferenceBanner = {
  heading: `${identity.name} at the`,
  /** The rest of the heading. */
  event: 'Bharat Fintech Summit ’25',
  para: 'The agenda is on the summit’s website.',
  /** The text alternative of the animation. */
  imageText: 'Fine lines join into one, which leads to the agenda.',
  opens: 'The agenda opens in',
  countdown: (ms: number) => `${ms} ms`,
  opening: 'Opening the agenda',
  /** Spoken once by screen readers: a countdown spoken at each step would interrupt everything else. */
  spoken: 'The summit’s agenda opens in a few seconds.',
  agenda: { label: 'Open the agenda now', href: externalAddresses.summitAgenda },
  stay: 'Stay on this page',
  staying: 'The countdown has stopped. Stay as long as you like.',
} as const satisfies Passage & {
  event: string;
  imageText: string;
  opens: string;
  countdown: (ms: number) => string;
  opening: string;
  spoken: string;
  agenda: Link;
  stay: string;
  staying: string;
};
