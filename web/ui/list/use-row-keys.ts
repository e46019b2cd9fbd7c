import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { isCovered } from "../overlay/overlays.ts";

interface RowKeys<Row> {
  rows: readonly Row[] | null;
  onOpen?: (row: Row, inNewTab: boolean) => void;
  selection?: { readonly toggle: (row: Row) => void };
  /** Whether the key X selects the focused row. */
  singleKeys: boolean;
}

/**
 * Returns whether a click was inside the row in the DOM. Clicks beside the items of a row's menu bubble through React here too, because the menu is a
 * portal.
 */
const isInside = ({ currentTarget, target }: MouseEvent): boolean => currentTarget.contains(target as Node);

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a,button,input,label") !== null;

/**
 * Keyboard navigation of rows: ArrowDown moves the focus from the page to the rows, arrows move, Enter opens, X selects. Returns the props of a row.
 */
export function useRowKeys<Row>({ rows, onOpen, selection, singleKeys }: RowKeys<Row>) {
  const [at, setAt] = useState(0);
  const body = useRef<HTMLTableSectionElement>(null);
  const move = (index: number): void => {
    setAt(index);
    body.current?.querySelectorAll<HTMLElement>("tr[data-row]")[index]?.focus();
  };
  const onKey = (event: KeyboardEvent, row: Row, index: number): void => {
    const last = (rows?.length ?? 1) - 1;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      move(Math.min(last, Math.max(0, index + step)));
      return;
    }
    if (isOnControl(event.target)) return;
    if (event.key === "Enter") onOpen?.(row, event.ctrlKey || event.metaKey);
    if (event.key.toLowerCase() === "x" && singleKeys) selection?.toggle(row);
  };
  const onArrow = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.target !== document.body || isCovered()) return;
    event.preventDefault();
    move(at);
  });
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent): void => onArrow(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  const current = Math.min(at, (rows?.length ?? 1) - 1);
  // Tab goes through the controls of one row only: the row that has, or had, the focus. A link `data-as-row` repeats the action of its row, so it is
  // left out.
  useEffect(() => {
    for (const [index, row] of body.current?.querySelectorAll("tr[data-row]").entries() ?? [])
      for (const control of row.querySelectorAll<HTMLElement>("button,input,a:not([data-as-row])"))
        control.tabIndex = index === current ? 0 : -1;
  });
  const rowProps = (row: Row, index: number) => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setAt(index),
    onKeyDown: (event: KeyboardEvent) => onKey(event, row, index),
    onClick: (event: MouseEvent) => {
      if (isInside(event) && !isOnControl(event.target)) onOpen?.(row, event.ctrlKey || event.metaKey);
    },
  });
  return { body, rowProps };
}
