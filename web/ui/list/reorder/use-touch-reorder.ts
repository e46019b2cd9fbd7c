import { type DragEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds between scroll steps while the finger waits at the edge of the list. */
const scrollInterval = 200;

/** Row being dragged and its drop position, zero-based. */
export interface DragState {
  readonly from: number;
  readonly gap: number;
}

interface FingerOf {
  readonly list: RefObject<HTMLElement | null>;
  /** CSS selector of a row's drag handle. */
  readonly grip: string;
  readonly onMove: (from: number, to: number) => void;
}

const rowsIn = ({ list }: FingerOf): HTMLElement[] => [
  ...(list.current?.querySelectorAll<HTMLElement>("[data-key]") ?? []),
];

const gapAt = (of: FingerOf, y: number): number =>
  rowsIn(of).filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;

/** Touch dragging of rows by their handle, without delay. Not every browser drags by touch, and those that do wait for a long press. */
export function useTouchReorder(of: FingerOf) {
  const [carried, setCarried] = useState<DragState | null>(null);
  const finger = useRef({ id: -1, y: 0 });
  const follow = (): void => {
    const gap = gapAt(of, finger.current.y);
    setCarried((before) => before && { ...before, gap });
  };
  useEffect(() => {
    if (!carried) return undefined;
    const timer = setInterval(() => {
      const [rows, gap] = [rowsIn(of), gapAt(of, finger.current.y)];
      for (const near of [rows[gap - 1], rows[gap]]) near?.scrollIntoView({ block: "nearest" });
      follow();
    }, scrollInterval);
    const hear = ({ type, pointerId, clientY }: globalThis.PointerEvent): void => {
      if (pointerId !== finger.current.id) return;
      if (type === "pointermove") {
        finger.current.y = clientY;
        return follow();
      }
      setCarried(null);
      const gap = gapAt(of, finger.current.y);
      const to = gap > carried.from ? gap - 1 : gap;
      if (type === "pointerup" && to !== carried.from) of.onMove(carried.from, to);
    };
    const types = ["pointermove", "pointerup", "pointercancel"] as const;
    for (const type of types) window.addEventListener(type, hear, true);
    return () => {
      clearInterval(timer);
      for (const type of types) window.removeEventListener(type, hear, true);
    };
  });
  return {
    carriedRow: carried,
    handlers: {
      onPointerDownCapture: ({ target, pointerType, pointerId, clientY }: PointerEvent<HTMLElement>) => {
        const row = (target as HTMLElement).closest(of.grip)?.closest<HTMLElement>("[data-key]");
        if (pointerType !== "touch" || !row || carried) return;
        finger.current = { id: pointerId, y: clientY };
        const from = rowsIn(of).indexOf(row);
        setCarried({ from, gap: from });
      },
      /** Cancels the browser's own drag, which starts after a long press and would end the pointer events. */
      onDragStartCapture: (event: DragEvent) => {
        if (!carried) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
