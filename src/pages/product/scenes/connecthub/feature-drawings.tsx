import type { ReactNode } from 'react';

/** A drawing for each feature, in the features' order. */
export const featureDrawings: readonly ReactNode[] = [];
