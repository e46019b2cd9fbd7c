import { createContext } from "react";

/** Wraps the action of a menu item: the menu closes first and the opener has the focus, so that the next overlay can return it. */
export const MenuLeaving = createContext<(act: () => void) => void>((act) => act());
