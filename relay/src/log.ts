/** What the log may say: which e-mail, what became of it, numbers. Never a name, an address or a text. */
const FIELDS = [
  ...(['email', 'kind', 'outcome', 'attempt', 'status', 'pauseMs', 'state'] as const),
  ...(['count', 'port', 'code'] as const),
];

/** What belongs to an event; pauses in ms. */
export type Fields = Partial<Record<(typeof FIELDS)[number], string | number>>;
/** Writes down that something happened. */
export type Log = (event: string, fields?: Fields) => void;

/** One line of JSON for each event, on standard output. */
export const log: Log = (event, fields = {}) => {
  const line = { time: new Date().toISOString(), event, ...fields };
  // The list leaves out what the type lets pass, such as more fields in an object that is spread.
  process.stdout.write(`${JSON.stringify(line, ['time', 'event', ...FIELDS])}\n`);
};
