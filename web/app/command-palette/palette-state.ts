import { makeOpenState } from "../navigation/open-state.ts";

/** Store of whether the palette is open. */
export const paletteState = makeOpenState();

/** Opens the palette from anywhere. */
export const openPalette = paletteState.open;
