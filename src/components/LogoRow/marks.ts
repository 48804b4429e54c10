type Lettering = 'upright' | 'wide' | 'bookish';
type Mark = { path: string; lettering: Lettering };

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const bar = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Drawn for the sample institutions, all filled, about as dark as each other, on a square of 32. */
const marks: Readonly<Record<string, Mark>> = {
  banyanvale: {
    path: `M16 2C7 2 2 8 2 15h4v15h3V15h3v15h2.5V15h3v15H20V15h3v15h3V15h4C30 8 25 2 16 2z`,
    lettering: 'bookish',
  },
  mynahgate: {
    path: 'M2 30V14a14 14 0 0 1 28 0v16h-7V14a7 7 0 0 0-14 0v16zM12.5 30V15a3.5 3.5 0 0 1 7 0v15z',
    lettering: 'upright',
  },
  tamarindway: {
    path: `M5 4h7c2 9 8 15 16 17v7C15 26 6 17 5 4zM16 3h7c.6 3 2 5 5 6v7c-7-1.5-11-6-12-13z`,
    lettering: 'wide',
  },
  kokumstone: {
    path: `${circle(16, 16, 14)}${circle(16, 16, 8.5)}${circle(16, 16, 4.5)}`,
    lettering: 'upright',
  },
  jamunleaf: { path: 'M4 28C2 12 12 3 29 3c1 17-7 26-21 25l-1-2 13-14L6 25z', lettering: 'bookish' },
  gulmohurst: {
    path: `${circle(16, 7.5, 5.5)}${circle(24.5, 14, 5.5)}${circle(21.2, 24.5, 5.5)}${circle(10.8, 24.5, 5.5)}${circle(7.5, 14, 5.5)}`,
    lettering: 'wide',
  },
  kitepaper: {
    path: 'M16 1 29 13 16 25 3 13zM15 4v8H6zM17 4v8h9zM15 22v-8H6zM13 31l3-5 3 5z',
    lettering: 'upright',
  },
  dhowlantern: {
    path: 'M15 2c7 5 11 11 12 18H15zM12.5 7v13H4c1-5 4-10 8.5-13zM2 23h28c-2 5-5 7-9 7H11c-4 0-7-2-9-7z',
    lettering: 'bookish',
  },
  stepwellworks: {
    path: 'M2 4h28v5H2zM6 11.5h20v5H6zM10 19h12v5H10zM13 26.5h6V30h-6z',
    lettering: 'upright',
  },
  monsoonware: {
    path: 'M8 15a6 6 0 0 1 1.5-11.8 8 8 0 0 1 14.8 2A5 5 0 0 1 24 15zM8 18h4l-4 12H4zM16 18h4l-4 12h-4zM24 18h4l-4 12h-4z',
    lettering: 'wide',
  },
  bullockcart: {
    path: `${circle(16, 16, 14)}${circle(16, 16, 10.5)}${bar(14.5, 6, 3, 20)}${bar(6, 14.5, 8.5, 3)}${bar(17.5, 14.5, 8.5, 3)}`,
    lettering: 'bookish',
  },
  chaiglass: { path: 'M5 2h22l-4 28H9zM9 6l1 7h12l1-7z', lettering: 'upright' },
  verandahline: {
    path: 'M2 2h28v5H2zM4 9.5h4.5V25H4zM11.5 9.5H16V25h-4.5zM19 9.5h3.5V25H19zM25 9.5h3V25h-3zM2 27h28v3H2z',
    lettering: 'wide',
  },
  'nadi-council': {
    path: 'M2 5c5-4 9-4 14 0s9 4 14 0v6c-5 4-9 4-14 0s-9-4-14 0zM2 14c5-4 9-4 14 0s9 4 14 0v6c-5 4-9 4-14 0s-9-4-14 0zM2 23c5-4 9-4 14 0s9 4 14 0v5c-5 4-9 4-14 0s-9-4-14 0z',
    lettering: 'bookish',
  },
  'sample-board': { path: `${bar(2, 2, 28, 28)}M7 16l3-3 4.5 4.5L22.5 9l3 3-11 11.5z`, lettering: 'upright' },
  'stepwell-forum': {
    path: `${bar(2, 2, 28, 28)}${bar(6.5, 6.5, 19, 19)}${bar(10, 10, 12, 12)}${bar(13.5, 13.5, 5, 5)}`,
    lettering: 'wide',
  },
  'model-register': {
    path: `${bar(2, 3, 6, 6)}${bar(11, 3, 19, 6)}${bar(2, 13, 6, 6)}${bar(11, 13, 19, 6)}${bar(2, 23, 6, 6)}${bar(11, 23, 19, 6)}`,
    lettering: 'upright',
  },
};

/** For an institution that nobody has drawn a mark for. */
const plain: Mark = { path: `${circle(16, 16, 14)}M16 7 25 16 16 25 7 16z`, lettering: 'upright' };

/** An institution's mark and how its name is set. */
export function markOf(id: string): Mark {
  return marks[id] ?? plain;
}
