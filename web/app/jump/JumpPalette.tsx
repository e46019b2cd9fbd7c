import { lazy, Suspense, useSyncExternalStore } from "react";
import { paletteState } from "./palette-state.ts";

/** Brings the code of the palette. */
export const bringPalette = () => import("./OpenPalette.tsx");

const OpenPalette = lazy(async () => ({ default: (await bringPalette()).OpenPalette }));

/** The palette over every page, opened by Ctrl+K or the jump field. */
export function JumpPalette() {
  const open = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  return (
    open && (
      <Suspense>
        <OpenPalette />
      </Suspense>
    )
  );
}
