import { type TouchEvent, useRef } from "react";

/** Factor by which the distance of two fingers changes for one step. */
const stretch = 1.15;

const distanceOf = ({ touches }: TouchEvent): number | null => {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : null;
};

/** Handles a pinch on a drawing: fingers moved closer together show more points, moved apart fewer, step by step. */
export function usePinch(widen: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  const begin = (event: TouchEvent): void => void (from.current = distanceOf(event));
  return {
    onTouchStart: begin,
    onTouchEnd: begin,
    onTouchMove: (event: TouchEvent): void => {
      const now = distanceOf(event);
      if (now === null || from.current === null) return;
      const grown = now / from.current;
      if (grown < stretch && grown > 1 / stretch) return;
      from.current = now;
      widen(grown > 1 ? -1 : 1);
    },
  };
}
