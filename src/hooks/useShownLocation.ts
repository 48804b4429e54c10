import { createContext, use } from 'react';
import type { Location } from 'react-router';

/** The context that App.tsx provides for `useShownLocation`. */
export const ShownLocation = createContext<Location | undefined>(undefined);

/** The location whose screen is shown; the former one as long as the code of the next page is loading. */
export const useShownLocation = (): Location => use(ShownLocation)!;
