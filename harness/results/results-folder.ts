/** The folder to which every run writes its results. */
export const RESULTS = 'reports/results';
