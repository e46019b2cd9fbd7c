import { createContext } from "react";

/**
 * Function that runs the action of a menu item after the menu has closed and its button has the focus again, so that an overlay opened by the action
 * returns the focus to that button. Outside a menu the action runs at once.
 */
export const RunAfterMenuClose = createContext<(act: () => void) => void>((act) => act());
