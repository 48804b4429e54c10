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
  // Insights: one holding above the share that is wise.
  <FeatureDrawing
    key="insights"
    areas="M16 84v-20h16v20M44 84v-28h16v28M72 84v-68h16v68M100 84v-16h16v16M128 84v-24h16v24"
    faint="M0 84h160"
    lines="M16 84v-20h16v20M44 84v-28h16v28M72 84v-68h16v68M100 84v-16h16v16M128 84v-24h16v24"
    joined="M0 44h160"
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
