/** The folder to which every run writes its results. */
export const RESULTS_FOLDER = 'reports/results';

/** The file with Cucumber's messages of a run of the features. */
export const MESSAGES_FILE = `${RESULTS_FOLDER}/features.ndjson`;
