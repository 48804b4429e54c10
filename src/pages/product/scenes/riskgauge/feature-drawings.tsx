import type { ReactNode } from 'react';
import { FeatureDrawing } from '../FeatureDrawing.tsx';

/** A drawing for each of RiskGauge's features, in the order of `lendscape.features.items`. */
export const featureDrawings: readonly ReactNode[] = [
  // Categorisation: transactions in lanes of income, obligations, signs of fraud, UPI.
  <FeatureDrawing
    key="categorisation"
    lines="M0 48h30c36 0 14-36 50-36h40M30 48c36 0 14-12 50-12h40M30 48c36 0 14 36 50 36h40M134 12h12m-6-6v12M134 36h12M134 78l6 6-6 6m7-12 6 6-6 6"
    joined="M30 48c36 0 14 12 50 12h40M140 53v8m0 6h0"
  />,
  // Sources: aggregator or PDF file, one report.
  <FeatureDrawing
    key="sources"
    cards="M116 20h32v56h-32z"
    faint="M0 16c16 0 8 8 24 8M0 32c16 0 8-8 24-8"
    lines="M0 24h24a6 6 0 1 0 12 0a6 6 0 1 0-12 0M36 24c24 0 14 24 36 24M14 56h14l8 8v24h-22zM28 56v8h8M36 72c24 0 14-24 36-24M122 30h20M122 42h20M122 54h12"
    joined="M72 48h40"
  />,
  // Sentinel: the account leaves its usual course.
  <FeatureDrawing
    key="sentinel"
    faint="M0 16q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M0 28q10-8 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0M60 40q10 8 20 0t20 0 20 0 20 0 20 0"
    lines="M0 40q10-8 20 0t20 0 20 0q6 5 13 11"
    joined="M72 54a6 6 0 1 0 12 0a6 6 0 1 0-12 0M83 58c18 16 34 26 77 26"
  />,
  // Signals: each with its transactions.
  <FeatureDrawing
    key="signals"
    lines="M8 72h40c34 0 22-8 52-8M100 64a6 6 0 1 0 12 0a6 6 0 1 0-12 0M122 60h30M122 68h18M122 24h24M122 32h30"
    joined="M8 24h36c34 0 26 4 56 4M8 48h40c34 0 22-20 52-20M100 28a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
  />,
  // Collection: the moment at which money arrives.
  <FeatureDrawing
    key="collection"
    areas="M72 72v-32h26c14 28 26 32 62 32z"
    faint="M24 82v-6m24 6v-6m24 6v-6m24 6v-6m24 6v-6"
    lines="M0 72h72v-26M78 40h20c14 28 26 32 62 32M114 16h28m-6-6 6 6-6 6"
    joined="M66 40a6 6 0 1 0 12 0a6 6 0 1 0-12 0M72 34v-10a8 8 0 0 1 8-8h18"
  />,
];
