import type { ReactNode } from 'react';
import { FeatureDrawing } from '../FeatureDrawing.tsx';

/** A drawing for each of Wealthscape's features, in the order of `wealthscape.features.items`. */
export const featureDrawings: readonly ReactNode[] = [
  // Sources: aggregator and registry, one portfolio.
  <FeatureDrawing
    key="sources"
    areas="M128 8h24v24h-24zM128 60h24v28h-24z"
    faint="M0 16c16 0 8 8 24 8M0 32c16 0 8-8 24-8"
    lines="M0 24h24a6 6 0 1 0 12 0a6 6 0 1 0-12 0M36 24c24 0 14 24 36 24M8 60h28v24h-28zM8 68h28M8 76h28M18 60v24M36 72c24 0 14-24 36-24M128 12a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4zM128 32h24M128 60h24"
    joined="M72 48h56"
  />,
  // Enrichment: different shapes in, one format out.
  <FeatureDrawing
    key="enrichment"
    cards="M96 18h52v12h-52zM96 42h52v12h-52zM96 66h52v12h-52z"
    lines="M8 18h22v12h-22zM30 24h36M19 39l11 18h-22zM28 48h38M10 72a9 9 0 1 0 18 0a9 9 0 1 0-18 0M28 72h38M114 24h26M114 48h26M114 72h26"
    joined="M78 8v80"
    dots="M103 24h0M103 48h0M103 72h0"
  />,
  // Insights: one holding outweighs the others.
  <FeatureDrawing
    key="insights"
    areas="M12 48a36 36 0 1 0 72 0a36 36 0 1 0-72 0"
    faint="M24 24h48M17 36h62M15 48h66M17 60h62M24 72h48"
    lines="M102 28a14 14 0 1 0 28 0a14 14 0 1 0-28 0M98 66a8 8 0 1 0 16 0a8 8 0 1 0-16 0M124 60a10 10 0 1 0 20 0a10 10 0 1 0-20 0"
    joined="M12 48a36 36 0 1 0 72 0a36 36 0 1 0-72 0"
  />,
  // Nudge: a change, said in a sentence.
  <FeatureDrawing
    key="nudges"
    areas="M68 8h84v40h-70l-14 8z"
    faint="M24 80h136"
    lines="M0 80h20c14 0 8-16 20-16M52 64h108M68 12a4 4 0 0 1 4-4h76a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4h-66l-14 8zM80 22h56M80 34h36"
    joined="M40 64a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
  />,
  // Cross-sell: what of the range fits what the customer has.
  <FeatureDrawing
    key="crosssell"
    cards="M12 12h22v16h-22zM50 12h22v16h-22zM126 12h22v16h-22zM12 68h136v16h-136z"
    faint="M84 12a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4z"
    lines="M16 20h14M54 20h14M130 20h14M17 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0M55 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0M131 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    joined="M93 76a6 6 0 1 0 12 0a6 6 0 1 0-12 0M99 70v-28m-6 6 6-6 6 6"
  />,
];
