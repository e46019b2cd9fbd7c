import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { paletteState } from "./palette-state.ts";
import { useOverlay } from "../../ui/overlay/overlays.ts";
import { OverlayMissing } from "../../ui/overlay/OverlayMissing.tsx";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import type { LoadFailure } from "../../ui/page/PartMissing.tsx";

/** Collects keys typed while the palette loads, so that they reach its search field and not the page. */
function Listening({ spokenText }: { spokenText: RefObject<string> }) {
  useOverlay(paletteState.close, { isStep: false });
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key === "Backspace") spokenText.current = spokenText.current.slice(0, -1);
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) spokenText.current += key;
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [spokenText]);
  return null;
}

const PaletteMissing = ({ failure }: { failure: LoadFailure }) => (
  <OverlayMissing failure={failure} onClose={paletteState.close} />
);

export const OpenPalette = lazyComponent(async () => (await import("./OpenPalette.tsx")).OpenPalette, {
  Loading: Listening,
  Failed: PaletteMissing,
});

function Opened() {
  const transcript = useRef("");
  return <OpenPalette spokenText={transcript} />;
}

/** Command palette over every page, opened by Ctrl+K or the field in the header. */
export function CommandPalette() {
  const open = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  return open && <Opened />;
}
