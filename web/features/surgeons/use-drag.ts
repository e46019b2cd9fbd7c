import type { RefObject } from "react";
import { useEffect, useEffectEvent, useState } from "react";

/** Dragging the items of a list to another place, both counted from 0. Answers over which one something is held now. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): number | null {
  const [over, setOver] = useState<number | null>(null);
  const move = useEffectEvent(onMove);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    let from = -1;
    const placeOf = (event: Event): number =>
      [...box.children].findIndex((item) => event.target instanceof Node && item.contains(event.target));
    const start = (event: DragEvent): void => {
      from = placeOf(event);
      if (event.dataTransfer) event.dataTransfer.effectAllowed = "move";
    };
    const hold = (event: DragEvent): void => {
      if (from < 0) return;
      event.preventDefault();
      setOver(placeOf(event));
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      if (from >= 0) move(from, placeOf(event));
    };
    const end = (): void => {
      from = -1;
      setOver(null);
    };
    const ending = new AbortController();
    const until = { signal: ending.signal };
    box.addEventListener("dragstart", start, until);
    box.addEventListener("dragover", hold, until);
    box.addEventListener("drop", drop, until);
    box.addEventListener("dragend", end, until);
    return () => ending.abort();
  }, [list]);
  return over;
}
