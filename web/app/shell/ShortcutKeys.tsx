import type { MenuItem } from "@restride/domain/access/menu.ts";
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { isTyping } from "../../ui/field/typing.ts";
import { Kbd } from "../../ui/look/Marks.tsx";
import { isCovered } from "../../ui/overlay/overlays.ts";
import { useMenu } from "./menu.ts";
import { makeOpenState } from "./open-state.ts";
import { openPalette } from "../jump/palette-state.ts";
import { goTo, wishOf } from "./shortcuts.ts";
import styles from "./ShortcutKeys.module.css";
import { singleKeys } from "../../platform/device/single-keys.ts";

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
    const overlaid = isCovered();
    const wish = wishOf(event, {
      typing: isTyping(event.target) || overlaid,
      singleKeys: singleKeys.on(),
      afterG: Date.now() - pressedG.current < milliseconds,
      items,
    });
    pressedG.current = wish.kind === "startGo" ? Date.now() : 0;
    if (wish.kind === "nothing") return;
    event.preventDefault();
    if (wish.kind === "palette" && !overlaid) openPalette();
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

const general: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Ctrl", "K"], "jump to a patient or page"],
  [["/"], "search in this list"],
  [["↑", "↓"], "move between rows"],
  [["Enter"], "open the row"],
  [["X"], "select the row"],
  [["J"], "next patient of the list"],
  [["K"], "previous patient of the list"],
  [["←", "→"], "page the calendar"],
  [["T"], "today in the calendar"],
  [["D"], "day view"],
  [["M"], "month view"],
  [["N"], "new note about the patient"],
  [["N"], "new exercise in the schedule"],
  [["C"], "copy the note"],
  [["Ctrl", "Enter"], "send"],
  [["Esc"], "close or clear"],
  [["?"], "all shortcuts"],
];

/** The shortcuts of the console, and the dialog that lists them. */
export function ShortcutKeys() {
  const isOpen = useSyncExternalStore(keysHelp.subscribe, keysHelp.current);
  const menu = useMenu();
  const items = [...menu.main, ...menu.customer];
  useKeys(items, keysHelp.open);
  if (!isOpen) return null;
  const pages = Object.entries(goTo).filter(([, label]) => items.some((item) => item.label === label));
  const rows = [...general, ...pages.map(([key, label]) => [["G", key.toUpperCase()], `go to ${label}`] as const)];
  return (
    <Dialog title="Keyboard shortcuts" width="medium" onClose={keysHelp.close}>
      <dl className={styles.list}>
        {rows.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
