/** What the log may say: which e-mail, what became of it, numbers. Never a name, an address or a text. */
export type Fields = {
  email?: string;
  kind?: string;
  outcome?: string;
  status?: number;
  attempt?: number;
  pauseMs?: number;
  count?: number;
  port?: number;
  code?: string;
};
export type Log = (event: string, fields?: Fields) => void;

/** One line of JSON for each event, on standard output. */
export const log: Log = (event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`);
};
