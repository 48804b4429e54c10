import { paths } from './paths.ts';
import type { Link } from './content-types.ts';

export const notFound = {
  code: '404',
  heading: 'Page Not Found',
  para: 'There is no page at this address. It may have moved, or the address may be misspelt.',
  countdown: (seconds: number) =>
    seconds > 0
      ? `You will be taken to the home page in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : 'Taking you to the home page.',
  stay: 'Stay on this page',
  staying: 'The countdown has stopped.',
  home: { label: 'Go to the home page', href: paths.home },
} as const satisfies {
  code: string;
  heading: string;
  para: string;
  countdown: (seconds: number) => string;
  stay: string;
  staying: string;
  home: Link;
};
