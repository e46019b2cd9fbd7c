import { type KeyboardEvent, useRef, useState } from "react";
import type { GutterProps, RowDescriptions } from "./Gutter.tsx";
import { drawnLinks, type LinkedRow } from "./lanes.ts";
import type { Linking } from "./use-linking.ts";

/** Row in view. A row that is out has no circle and cannot be linked. */
interface GutterRow extends LinkedRow {
  readonly isUnlinkable?: boolean;
}

/** Returns the links between rows in view that have a circle, and the previewed link. */
const linksBetween = (rows: readonly GutterRow[], circled: readonly string[], { selected, target }: Linking) => {
  const next = ({ id, nextId }: GutterRow): string | null =>
    nextId !== null && circled.includes(id) && circled.includes(nextId) ? nextId : null;
  const aimed = selected !== null && target !== null ? { id: selected, nextId: target.id } : null;
  return drawnLinks(
    rows.map((row) => ({ id: row.id, nextId: next(row) })),
    aimed,
  );
};

/**
 * Keyboard navigation of a list's circles as one tab stop: arrows move, Space selects and links, Delete removes the link after, with Shift the link
 * before.
 */
export function useGutter(rows: readonly GutterRow[], linking: Linking, describing: RowDescriptions) {
  const { press, unlinkAfter, unlinkBefore, deselect, selected } = linking;
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const circled = rows.filter(({ isUnlinkable }) => !isUnlinkable).map(({ id }) => id);
  const links = linksBetween(rows, circled, linking);
  const stop = Math.max(
    0,
    circled.findIndex((id) => id === last),
  );
  const focus = (next: number): void => {
    const id = circled[Math.min(Math.max(next, 0), circled.length - 1)];
    list.current?.querySelector<HTMLElement>(`[data-circle="${id}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    const id = (event.target as HTMLElement).dataset.circle;
    if (id === undefined) return;
    const act: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(stop + 1),
      ArrowUp: () => focus(stop - 1),
      " ": () => press(id),
      Delete: () => (event.shiftKey ? unlinkBefore(id) : unlinkAfter(id)),
      ...(selected !== null && { Escape: deselect }),
    };
    if (!act[event.key]) return;
    event.preventDefault();
    act[event.key]?.();
  };
  /** Returns the gutter props of the row at an index. */
  const gutterOf = (at: number): GutterProps => {
    const { id, isUnlinkable = false } = rows[at]!;
    return {
      id,
      at,
      links,
      linking,
      isUnlinkable,
      ...describing,
      isStop: id === circled[stop],
      onStop: () => setLast(id),
      onKey,
    };
  };
  return { list, gutterOf };
}
