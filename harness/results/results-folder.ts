/** Where every run leaves its results. */
export const RESULTS = 'reports/results';
