import type { MenuItem } from "@restride/domain/access/menu.ts";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../ui/field/typing.ts";
import { closeDismissable, isCovered } from "../../ui/overlay/overlays.ts";
import { useMenu } from "../navigation/menu.ts";
import { makeOpenState } from "../navigation/open-state.ts";
import { openPalette, paletteState } from "../command-palette/palette-state.ts";
import { actionOf } from "../navigation/shortcuts.ts";
import { singleKeys } from "../../platform/device/single-keys.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";

const KeysDialog = lazyOverlay(async () => (await import("./KeysDialog.tsx")).KeysDialog);

/** Time after G in which the second key of a shortcut is accepted. */
const milliseconds = 1_200;

/** Store of whether the list of shortcuts is open. */
export const keysHelp = makeOpenState();

/** Focuses the search of the open list, or opens the palette when the page has no list search. */
function focusSearch(): void {
  const field = document.querySelector<HTMLElement>("[data-list-search]");
  if (field) field.focus();
  else openPalette();
}

function useKeys(items: readonly MenuItem[], showHelp: () => void): void {
  const navigate = useNavigate();
  const pressedG = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While the palette loads, pressed keys are meant for it.
    const overlaid = isCovered() || paletteState.current();
    const action = actionOf(event, {
      typing: isTyping(event.target) || overlaid,
      singleKeys: singleKeys.on(),
      afterG: Date.now() - pressedG.current < milliseconds,
      items,
    });
    pressedG.current = action.kind === "startGo" ? Date.now() : 0;
    if (action.kind === "nothing") return;
    event.preventDefault();
    if (action.kind === "palette" && !paletteState.current() && closeDismissable()) openPalette();
    if (action.kind === "help") showHelp();
    if (action.kind === "search") focusSearch();
    if (action.kind === "go") void navigate(action.path);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Keyboard shortcuts of the console, and the dialog that lists them. */
export function ShortcutKeys() {
  const isOpen = useSyncExternalStore(keysHelp.subscribe, keysHelp.current);
  const menu = useMenu();
  const items = [...menu.main, ...menu.customer];
  useKeys(items, keysHelp.open);
  return isOpen && <KeysDialog items={items} onClose={keysHelp.close} />;
}
