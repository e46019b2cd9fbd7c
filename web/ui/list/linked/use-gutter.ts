import { type KeyboardEvent, useRef, useState } from "react";
import type { GutterProps, Told } from "./Gutter.tsx";
import { drawnLinks, type LinkedRow } from "./lanes.ts";
import type { Linking } from "./use-linking.ts";

/** A row in view. One that is out has no circle: nothing is linked to it. */
interface GutterRow extends LinkedRow {
  readonly isOut?: boolean;
}

/** The links between rows in view that have a circle, and the one that is aimed at. */
const linksBetween = (rows: readonly GutterRow[], circled: readonly string[], { selected, target }: Linking) => {
  const next = ({ id, nextId }: GutterRow): string | null =>
    nextId !== null && circled.includes(id) && circled.includes(nextId) ? nextId : null;
  const aimed = selected !== null && target !== null ? { id: selected, nextId: target.id } : null;
  return drawnLinks(
    rows.map((row) => ({ id: row.id, nextId: next(row) })),
    aimed,
  );
};

/** The circles of a list are one stop: arrows move, Space selects and links, Delete unlinks after, with Shift before. */
export function useGutter(rows: readonly GutterRow[], linking: Linking, describing: Told) {
  const { press, unlinkAfter, unlinkBefore, deselect, selected } = linking;
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const circled = rows.filter(({ isOut }) => !isOut).map(({ id }) => id);
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
  /** What the row at a place needs for its part of the gutter. */
  const gutterOf = (at: number): GutterProps => {
    const { id, isOut = false } = rows[at]!;
    return {
      id,
      at,
      links,
      linking,
      isOut,
      ...describing,
      isStop: id === circled[stop],
      onStop: () => setLast(id),
      onKey,
    };
  };
  return { list, gutterOf };
}
