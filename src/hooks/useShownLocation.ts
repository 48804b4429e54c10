import { createContext, use } from 'react';
import type { Location } from 'react-router';

/** Given by the app. */
export const ShownLocation = createContext<Location | undefined>(undefined);

/** The location whose screen is shown: not that of the address yet, while the code of a followed page is loading. */
export const useShownLocation = (): Location => use(ShownLocation)!;
