import { makeOpenState } from "../navigation/open-state.ts";

/** Whether the palette is open, as a store. */
export const paletteState = makeOpenState();

/** Opens the palette from anywhere. */
export const openPalette = paletteState.open;
