import { lazy, type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { paletteState } from "./palette-state.ts";

/** Brings the code of the palette. */
export const bringPalette = () => import("./OpenPalette.tsx");

const OpenPalette = lazy(async () => ({ default: (await bringPalette()).OpenPalette }));

/** What is typed while the palette is on its way is meant for it. */
function Listening({ heard }: { heard: RefObject<string> }) {
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (key === "Backspace") heard.current = heard.current.slice(0, -1);
      else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) heard.current += key;
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [heard]);
  return null;
}

function Opened() {
  const heard = useRef("");
  return (
    <Suspense fallback={<Listening heard={heard} />}>
      <OpenPalette heard={heard} />
    </Suspense>
  );
}

/** The palette over every page, opened by Ctrl+K or the jump field. */
export function JumpPalette() {
  const open = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  return open && <Opened />;
}
