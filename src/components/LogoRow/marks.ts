/** The SVG path of each logo by its institution's id. The scenarios of a row fail if a path is missing. */
export type LogoMarks = Readonly<Record<string, string>>;

/** A circle as an SVG path, from its centre and radius. */
export const drawCircle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** Drawings for the sample customers, in a square of 32 units, all of about the same darkness. */
export const customerMarks: LogoMarks = {
  banyanvale: `M16 2C7 2 2 8 2 15h4v15h3V15h3v15h2.5V15h3v15H20V15h3v15h3V15h4C30 8 25 2 16 2z`,
  toranika: 'M2 30V14a14 14 0 0 1 28 0v16h-7V14a7 7 0 0 0-14 0v16zM12.5 30V15a3.5 3.5 0 0 1 7 0v15z',
  margika: `M5 4h7c2 9 8 15 16 17v7C15 26 6 17 5 4zM16 3h7c.6 3 2 5 5 6v7c-7-1.5-11-6-12-13z`,
  valayam: `${drawCircle(16, 16, 14)}${drawCircle(16, 16, 8.5)}${drawCircle(16, 16, 4.5)}`,
  jamunleaf: 'M4 28C2 12 12 3 29 3c1 17-7 26-21 25l-1-2 13-14L6 25z',
  gulmora: `${drawCircle(16, 7.5, 5.5)}${drawCircle(24.5, 14, 5.5)}${drawCircle(21.25, 24.5, 5.5)}${drawCircle(10.75, 24.5, 5.5)}${drawCircle(7.5, 14, 5.5)}`,
  patangam: 'M16 1 29 13 16 25 3 13zM15 4v8H6zM17 4v8h9zM15 22v-8H6zM13 31l3-5 3 5z',
  nauvika: 'M15 2c7 5 11 11 12 18H15zM12.5 7v13H4c1-5 4-10 8.5-13zM2 23h28c-2 5-5 7-9 7H11c-4 0-7-2-9-7z',
};
