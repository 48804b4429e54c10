/** The folder to which every run writes its results. */
export const RESULTS = 'reports/results';

/** The messages of a run of the features. */
export const MESSAGES_FILE = `${RESULTS}/features.ndjson`;
