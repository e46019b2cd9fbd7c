import { type TouchEvent, useRef, useState } from "react";

/** Pixels after which letting go refreshes, and the most that the list follows the finger. */
const refreshDistance = 64;
const maxDistance = 96;

/** Refreshes a list that is pulled down from its top with one finger. Without touch, a button does the same. */
export function usePullToRefresh(refresh: () => void) {
  const [pulled, setPulled] = useState(0);
  const from = useRef<number | null>(null);
  const start = ({ currentTarget, touches }: TouchEvent): void => {
    from.current = currentTarget.scrollTop <= 0 && touches.length === 1 ? touches[0]!.clientY : null;
  };
  const move = ({ touches }: TouchEvent): void => {
    if (from.current !== null) setPulled(Math.min(maxDistance, Math.max(0, touches[0]!.clientY - from.current)));
  };
  const leave = (): void => {
    from.current = null;
    setPulled(0);
  };
  const end = (): void => {
    leave();
    if (pulled >= refreshDistance) refresh();
  };
  return {
    pulled,
    isEnough: pulled >= refreshDistance,
    touch: { onTouchStart: start, onTouchMove: move, onTouchEnd: end, onTouchCancel: leave },
  };
}
