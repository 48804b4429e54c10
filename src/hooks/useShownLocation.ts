import { createContext, use } from 'react';
import type { Location } from 'react-router';

/** The context that App.tsx provides for `useShownLocation`. */
export const ShownLocation = createContext<Location | undefined>(undefined);

/** The location whose screen is shown: while the next page's code is loading, this is the former page's location. */
export const useShownLocation = (): Location => use(ShownLocation)!;
