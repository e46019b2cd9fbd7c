import { type PointerEvent, useRef } from "react";

interface DragOptions {
  /** First bar in view, and the highest value that it can have. */
  start: number;
  last: number;
  visible: number;
  onStart: (start: number) => void;
}

/** Lets a finger drag the bars. */
export function useDrag({ start, last, visible, onStart }: DragOptions) {
  const from = useRef<{ readonly x: number; readonly start: number } | null>(null);
  return {
    onPointerDown: ({ clientX, pointerId, currentTarget }: PointerEvent): void => {
      currentTarget.setPointerCapture(pointerId);
      from.current = { x: clientX, start };
    },
    onPointerMove: ({ clientX, buttons, currentTarget }: PointerEvent): void => {
      if (!from.current || buttons === 0) return;
      const bars = Math.round(((from.current.x - clientX) / currentTarget.clientWidth) * visible);
      onStart(Math.max(0, Math.min(last, from.current.start + bars)));
    },
  };
}
