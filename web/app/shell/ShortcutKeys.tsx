import type { MenuItem } from "@restride/domain/access/menu.ts";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../ui/field/typing.ts";
import { giveWay, isCovered } from "../../ui/overlay/overlays.ts";
import { useMenu } from "./menu.ts";
import { makeOpenState } from "./open-state.ts";
import { openPalette, paletteState } from "../jump/palette-state.ts";
import { wishOf } from "./shortcuts.ts";
import { singleKeys } from "../../platform/device/single-keys.ts";
import { lateLayer } from "../../ui/overlay/late-layer.tsx";

const KeysDialog = lateLayer(async () => (await import("./KeysDialog.tsx")).KeysDialog);

const milliseconds = 1_200;

/** Whether the list of shortcuts is open. */
export const keysHelp = makeOpenState();

/** Puts the focus into the list's own search, or opens the palette where a list has none. */
function focusSearch(): void {
  const field = document.querySelector<HTMLElement>("[data-list-search]");
  if (field) field.focus();
  else openPalette();
}

function useKeys(items: readonly MenuItem[], showHelp: () => void): void {
  const navigate = useNavigate();
  const pressedG = useRef(0);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // While the palette is on its way, what is pressed is meant for it.
    const overlaid = isCovered() || paletteState.current();
    const wish = wishOf(event, {
      typing: isTyping(event.target) || overlaid,
      singleKeys: singleKeys.on(),
      afterG: Date.now() - pressedG.current < milliseconds,
      items,
    });
    pressedG.current = wish.kind === "startGo" ? Date.now() : 0;
    if (wish.kind === "nothing") return;
    event.preventDefault();
    if (wish.kind === "palette" && !paletteState.current() && giveWay()) openPalette();
    if (wish.kind === "help") showHelp();
    if (wish.kind === "search") focusSearch();
    if (wish.kind === "go") void navigate(wish.path);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** The shortcuts of the console, and the dialog that lists them. */
export function ShortcutKeys() {
  const isOpen = useSyncExternalStore(keysHelp.subscribe, keysHelp.current);
  const menu = useMenu();
  const items = [...menu.main, ...menu.customer];
  useKeys(items, keysHelp.open);
  return isOpen && <KeysDialog items={items} onClose={keysHelp.close} />;
}
