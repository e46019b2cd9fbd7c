import { useSyncExternalStore } from "react";

/** Visible part of the window, in pixels from its top; a phone's keyboard covers the rest. On a zoomed page it is the whole window. */
export interface VisibleWindow {
  readonly top: number;
  readonly height: number;
}

const measure = (): VisibleWindow => {
  const seen = window.visualViewport;
  return seen && seen.scale === 1
    ? { top: seen.offsetTop, height: seen.height }
    : { top: 0, height: window.innerHeight };
};

let current = measure();

const subscribe = (listener: () => void): (() => void) => {
  const onChange = (): void => {
    current = measure();
    listener();
  };
  const places = [window, ...(window.visualViewport ? [window.visualViewport] : [])];
  for (const place of places) for (const event of ["resize", "scroll"]) place.addEventListener(event, onChange);
  onChange();
  return () => {
    for (const place of places) for (const event of ["resize", "scroll"]) place.removeEventListener(event, onChange);
  };
};

/** Returns the currently visible part of the window. */
export const useVisibleWindow = (): VisibleWindow => useSyncExternalStore(subscribe, () => current);
