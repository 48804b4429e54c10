import type { ReactNode } from 'react';
import { FeatureDrawing } from '../FeatureDrawing.tsx';

/** A drawing for each of Prism's features, in the order of `prism.features.items`. */
export const featureDrawings: readonly ReactNode[] = [
  // SIPs: the same amount each month, and a one-time investment.
  <FeatureDrawing
    key="sips"
    faint="M0 84h160M92 84v-64M86 14a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    lines="M8 84v-30M32 84v-30M56 84v-30M80 84v-30M104 84v-30M128 84v-30M152 84v-30"
    joined="M0 48h160"
    dots="M8 48h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0m24 0h0"
  />,
  // EMIs: a debt that falls by equal steps.
  <FeatureDrawing
    key="emis"
    areas="M8 16h24v12h24v12h18a6 6 0 0 0 6 6v6h24v12h24v12h24v12h-144z"
    faint="M8 88v-72M32 88v-60M56 88v-48M80 88v-36M104 88v-24M128 88v-12M0 88h160M104 30v-14m12 14v-14m12 14v-14m12 14v-14m12 14v-14"
    lines="M8 16h24v12h24v12h18M80 46v6h24v12h24v12h24v12"
    joined="M74 40a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
  />,
  // Salary: a step in the monthly credits.
  <FeatureDrawing
    key="salary"
    areas="M13 84v-36h14v36M37 84v-36h14v36M61 84v-36h14v36M85 84v-56h14v56M109 84v-56h14v56M133 84v-56h14v56"
    faint="M0 84h160"
    lines="M13 84v-36h14v36M37 84v-36h14v36M61 84v-36h14v36M85 84v-56h14v56M109 84v-56h14v56M133 84v-56h14v56"
    joined="M0 40h80v-20h80"
  />,
  // Categories: one narration, four kinds of spending.
  <FeatureDrawing
    key="categories"
    areas="M36 68l20-44 20 44z"
    faint="M0 48h6m6 0h12m6 0h10"
    lines="M36 68l20-44 20 44zM67 47c32 0 24-35 53-35M69 51c28 0 26-15 51-15M71 55c28 0 24 5 49 5M130 9h20l-3 10h-14zM134 9l6-6 6 6M130 35l10-9 10 9v9h-20zM131 55h18v12h-18zM137 55v-4h6v4"
    joined="M73 60c28 0 24 24 47 24M130 80h20a10 10 0 0 1-20 0z"
  />,
  // Cash flow: credits above, debits below, and the balance that they build.
  <FeatureDrawing
    key="cashflow"
    faint="M0 66h160"
    lines="M12 66v-14m8 14v12M32 66v-18m8 18v16M52 66v-12m8 12v8M72 66v-20m8 20v12M92 66v-24m8 24v10M112 66v-20m8 20v14M132 66v-26m8 26v10M152 66v-30"
    joined="M0 42c40 0 60-4 90-14s40-16 70-16"
  />,
  // Real time: each narration is decoded as it arrives.
  <FeatureDrawing
    key="realtime"
    lines="M0 24h160M0 72h130M16 24l12 48M40 24l12 48M50 24l12 48M84 24l12 48"
    joined="M128 24l11 42M134 72a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    dots="M16 24h0m24 0h0m10 0h0m34 0h0m44 0h0M28 72h0m24 0h0m10 0h0m34 0h0"
  />,
];
