import type { ReactNode } from 'react';
import { FeatureDrawing } from '../FeatureDrawing.tsx';

/** A drawing for each of ConnectHub's features, in the order of `connecthub.features.items`. */
export const featureDrawings: readonly ReactNode[] = [
  // Connectors: plugs on an untouched core system.
  <FeatureDrawing
    key="connectors"
    areas="M8 8h48v80h-48z"
    faint="M18 24h28M18 36h28M18 48h28M18 60h28M18 72h28"
    lines="M8 12a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4h-40a4 4 0 0 1-4-4zM63 16a8 8 0 0 1 0 16M71 24c36 0 18 24 49 24M63 40a8 8 0 0 1 0 16M71 48h49M63 64a8 8 0 0 1 0 16M71 72c36 0 18-24 49-24"
    joined="M120 48h40"
    dots="M56 24h0M56 48h0M56 72h0"
  />,
  // Fair use: how often data is fetched, and how far back it reaches, up to the limit of each consent.
  <FeatureDrawing
    key="rules"
    faint="M128 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0M144 32a4 4 0 1 0 8 0a4 4 0 1 0-8 0M126 64h8m10 0h8"
    lines="M16 56v16M16 64h82m-8-8 8 8-8 8"
    joined="M112 8v80"
    dots="M16 32h0m16 0h0m16 0h0m16 0h0m16 0h0m16 0h0"
  />,
  // Dashboard: accounts whose consents are active, paused, revoked, expired, marked as in the page's scene.
  <FeatureDrawing
    key="dashboard"
    areas="M8 8h144v14h-144z"
    lines="M8 12a4 4 0 0 1 4-4h136a4 4 0 0 1 4 4v72a4 4 0 0 1-4 4h-136a4 4 0 0 1-4-4zM8 22h144M32 49h60M131 45v8m6-8v8M32 62h44M130 58l8 8m0-8l-8 8M32 75h66M130 75a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
    joined="M32 36h84M131 36a3 3 0 1 0 6 0a3 3 0 1 0-6 0h4"
    dots="M20 36h0M20 49h0M20 62h0M20 75h0"
  />,
  // Reports: the gateway's state, and answers by aggregator and period.
  <FeatureDrawing
    key="reports"
    faint="M12 34a22 22 0 0 1 22-22M12 72h44M12 82h28"
    lines="M70 82h82M76 82v-28m6 28v-40m6 40v-34m6 34v-48M104 82v-44m6 44v-52m6 52v-62m6 62v-54M132 82v-16m6 16v-24m6 24v-20m6 20v-32"
    joined="M34 12a22 22 0 1 1-22 22"
  />,
];
