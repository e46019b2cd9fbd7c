import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isCovered } from "../../ui/overlay/overlays.ts";

/** Frames after which a menu that led here has given the focus back to its button. */
const framesOfMenu = 3;

const inFrames = (count: number, then: () => void): void =>
  void requestAnimationFrame(() => (count > 1 ? inFrames(count - 1, then) : then()));

/** Whoever comes to another page begins in it, as after a reload: without it the keys go on in the menu. What has the focus in the page keeps it. */
export function useBeginInPage(): RefObject<HTMLElement | null> {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  useEffect(() => {
    if (pathname === before.current) return;
    before.current = pathname;
    inFrames(framesOfMenu, () => {
      if (isCovered() || main.current?.contains(document.activeElement)) return;
      main.current?.focus({ preventScroll: true });
    });
  }, [pathname]);
  return main;
}
