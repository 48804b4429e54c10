/** Logs one event. Its fields never hold what a visitor typed, an address or the provider's words. */
export type Log = (event: string, fields?: Record<string, string | number>) => void;
