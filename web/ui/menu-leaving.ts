import { createContext } from "react";

/** How an item acts: its menu goes first and the opener has the focus, so that what opens next can give it back. */
export const MenuLeaving = createContext<(act: () => void) => void>((act) => act());
