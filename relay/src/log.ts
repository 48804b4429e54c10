/** The fields that the log may have: which e-mail, what became of it, numbers. Never a name, an address or a text. */
const FIELDS = [
  ...(['email', 'kind', 'outcome', 'attempt', 'status', 'pauseMs', 'state'] as const),
  ...(['count', 'port', 'code'] as const),
];

/** The fields of an event; pauses in ms. */
export type Fields = Partial<Record<(typeof FIELDS)[number], string | number>>;
/** Writes an event to the log. */
export type Log = (event: string, fields?: Fields) => void;

// Without a listener a log on a full disk ends the relay; with one, it goes on once there is room.
process.stdout.on('error', () => undefined);

/** One line of JSON for each event, on standard output. */
export const log: Log = (event, fields = {}) => {
  const line = { time: new Date().toISOString(), event, ...fields };
  // A spread object may have more fields than its type says: the list keeps them out of the log.
  process.stdout.write(`${JSON.stringify(line, ['time', 'event', ...FIELDS])}\n`);
};
