import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { paletteState } from "./palette-state.ts";
import { useOverlay } from "../../ui/overlay/overlays.ts";
import { OverlayMissing } from "../../ui/overlay/OverlayMissing.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import type { LoadFailure } from "../../ui/page/PartMissing.tsx";

/** Collects keys typed while the palette loads, so that they reach its search field and not the page. */
function KeyCollector({ typedText }: { typedText: RefObject<string> }) {
  useOverlay(paletteState.close, { isStep: false });
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key === "Backspace") typedText.current = typedText.current.slice(0, -1);
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) typedText.current += key;
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [typedText]);
  return null;
}

const PaletteMissing = ({ failure }: { failure: LoadFailure }) => (
  <OverlayMissing failure={failure} onClose={paletteState.close} />
);

export const OpenPalette = lazyComponent(async () => (await import("./OpenPalette.tsx")).OpenPalette, {
  Loading: KeyCollector,
  Failed: PaletteMissing,
});

function LoadedPalette() {
  const typedText = useRef("");
  return <OpenPalette typedText={typedText} />;
}

/** Command palette over every page, opened by Ctrl+K or the field in the header. */
export function CommandPalette() {
  const open = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  return open && <LoadedPalette />;
}
