import type { ReactNode } from 'react';
import { FeatureDrawing } from '../FeatureDrawing.tsx';

/** A drawing for each of Finsense's features, in the order of `finsense.features.items`. */
export const featureDrawings: readonly ReactNode[] = [
  // Routing: one of three aggregators is chosen.
  <FeatureDrawing
    key="routing"
    faint="M0 32c20 0 12 16 32 16M0 40c20 0 12 8 32 8M0 56c20 0 12-8 32-8M0 64c20 0 12-16 32-16M98 48h40M98 80c24 0 18-32 40-32"
    lines="M0 48h86a6 6 0 1 0 12 0a6 6 0 1 0-12 0M32 48c30 0 24 32 54 32a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    joined="M32 48c30 0 24-32 54-32a6 6 0 1 0 12 0a6 6 0 1 0-12 0M98 16c24 0 18 32 40 32h22"
    dots="M32 48h0"
  />,
  // Two consents of one journey: one is used once, the other again and again.
  <FeatureDrawing
    key="consents"
    cards="M64 16h22v20h-22zM64 60h22v20h-22z"
    lines="M22 48c26 0 12-22 38-22M60 16a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4zM68 26l5 5 9-10M90 26h18M22 48c26 0 12 22 38 22M60 60a4 4 0 0 1 4-4h22a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-22a4 4 0 0 1-4-4zM68 70l5 5 9-10M90 70h70"
    joined="M0 48h10a6 6 0 1 0 12 0a6 6 0 1 0-12 0"
    dots="M108 26h0M108 70h0m18 0h0m18 0h0"
  />,
  // Enrichment: ragged raw text becomes fields.
  <FeatureDrawing
    key="enrichment"
    cards="M96 18h52v12h-52zM96 42h52v12h-52zM96 66h52v12h-52z"
    faint="M0 16h20m8 0h32M0 32h8m8 0h20m8 0h8M0 48h32m8 0h20M0 64h8m8 0h20m8 0h8M0 80h20m8 0h20"
    lines="M114 24h28M114 48h16M114 72h22"
    joined="M78 8v80"
    dots="M103 24h0M103 48h0M103 72h0"
  />,
  // Fetch: after the approval, delivery after delivery.
  <FeatureDrawing
    key="fetch"
    faint="M32 64h128M39 64a9 22 0 0 1 18 0m14 0a9 22 0 0 1 18 0m14 0a9 22 0 0 1 18 0M128 64a16 36 0 0 1 16-36"
    lines="M32 64a16 36 0 0 1 32 0a16 36 0 0 1 32 0a16 36 0 0 1 32 0"
    joined="M8 64a12 12 0 1 0 24 0a12 12 0 1 0-24 0M15 64l4 4 7-8"
    dots="M64 64h0m32 0h0m32 0h0"
  />,
  // Dashboards: three streams up to now, one of them interrupted.
  <FeatureDrawing
    key="dashboards"
    areas="M8 8h144v14h-144z"
    lines="M8 12a4 4 0 0 1 4-4h136a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4h-136a4 4 0 0 1-4-4zM8 22h144M24 38q8-8 16 0t16 0 16 0 16 0 16 0 16 0M24 56q8-8 16 0t16 0 16 0 16 0 16 0 16 0M24 74q8-8 16 0t16 0M76 70l8 8m0-8l-8 8M104 74q8-8 16 0"
    joined="M134 31v50"
    dots="M120 38h0M120 56h0M120 74h0"
  />,
  // Channels: the same journey on a website, in an app, at a branch.
  <FeatureDrawing
    key="channels"
    areas="M8 20h52v12h-52zM104 36l24-18 24 18z"
    lines="M8 24a4 4 0 0 1 4-4h44a4 4 0 0 1 4 4v52a4 4 0 0 1-4 4h-44a4 4 0 0 1-4-4zM8 32h52M70 20a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v56a4 4 0 0 1-4 4h-16a4 4 0 0 1-4-4zM79 72h6M104 36l24-18 24 18zM110 36v44M146 36v44M104 80h48"
    joined="M0 56h160"
    dots="M34 56h0M82 56h0M128 56h0"
  />,
];
