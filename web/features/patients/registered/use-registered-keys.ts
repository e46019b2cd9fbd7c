import { useEffect, useEffectEvent, useRef } from "react";
import { singleKeys } from "../../../platform/device/single-keys.ts";
import { isTyping } from "../../../ui/field/typing.ts";

/** Keyboard shortcuts of the dialog: / focuses its search, ArrowDown moves from there into the rows, Delete asks about the focused row. */
export function useRegisteredKeys(remove: (id: string) => void) {
  const box = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
    const asks = {
      "/": singleKeys.on() && !isTyping(event.target) ? () => find("[data-list-search]")?.focus() : undefined,
      ArrowDown: row === null ? () => find("tr[data-row][tabindex='0']")?.focus() : undefined,
      Delete: row === null ? undefined : () => remove(row.dataset.row!),
    }[event.key];
    if (!asks) return;
    event.preventDefault();
    asks();
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, []);
  return box;
}
