import { useEffect, useEffectEvent, useState } from "react";

/** Overlay over the page. */
interface Overlay {
  /** Whether it is a step in the history that Back undoes. */
  readonly isStep: boolean;
  /** Whether opening something else closes it. */
  readonly isDismissable: boolean;
  readonly close: () => void;
}

/** State of history entries: the router's key, and the number of overlays over its page. */
interface HistoryEntry {
  readonly key?: string;
  readonly layers?: number;
}

let stack: readonly Overlay[] = [];
let here: HistoryEntry = {};

const entry = (): HistoryEntry => (history.state ?? {}) as HistoryEntry;
const depthOf = ({ layers = 0 }: HistoryEntry): number => layers;
const steps = (): readonly Overlay[] => stack.filter(({ isStep }) => isStep);

/** Returns whether an overlay is open; the page's own keys are then off. */
export const isCovered = (): boolean => stack.length > 0;

/** Closes the open overlays if none of them asks to stay. Returns whether the page is free of overlays afterwards. */
export function closeDismissable(): boolean {
  if (!stack.every(({ isDismissable }) => isDismissable)) return false;
  for (const { close } of stack) close();
  return true;
}

/** Records that the router navigated. */
export const noteEntry = (): void => {
  here = entry();
};

/** Adds a history entry for an overlay above the page's entry. An entry that a closed overlay left is reused. */
function pushEntry(): void {
  if (steps().length <= depthOf(entry())) return;
  history.pushState({ ...entry(), layers: steps().length }, "");
  noteEntry();
}

/**
 * React Aria returns the focus to the opener. A question that the router closes ends before the page can take the focus, so this gives the focus to
 * the opener, or to the page when the opener is gone.
 */
function letPageHaveFocus(opener: HTMLElement | null): void {
  const isNowhere = (): boolean => document.activeElement === document.body && !isCovered();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (isNowhere()) opener?.focus({ preventScroll: true });
      if (isNowhere()) document.getElementById("content")?.focus({ preventScroll: true });
    }),
  );
}

function open(overlay: Overlay, opener: HTMLElement | null): () => void {
  stack = [...stack, overlay];
  if (overlay.isStep) pushEntry();
  return () => {
    stack = stack.filter((one) => one !== overlay);
    letPageHaveFocus(opener);
  };
}

/**
 * Handles Back from an overlay's entry by closing the overlay. If the overlay is already closed, Back goes one entry further, so that nobody has to
 * press twice. The router receives neither event, because its page is the same.
 */
function onPopState(event: PopStateEvent): void {
  const [from, to] = [here, entry()];
  noteEntry();
  if (from.key !== to.key || depthOf(to) >= depthOf(from)) return;
  event.stopImmediatePropagation();
  if (steps().length > depthOf(to)) steps().at(-1)?.close();
  else history.back();
}

/** Closes the top overlay on Escape. React Aria handles Escape only while the focus is inside, and a click may have removed the focus. */
function onEscape(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

/** Makes Escape and Back close overlays. Called once, before the router adds its listeners. */
export function followOverlays(): void {
  noteEntry();
  window.addEventListener("popstate", onPopState);
  document.addEventListener("keydown", onEscape);
}

/** Registers an overlay while the component is mounted. Back closes it, unless it is no step of its own. */
export function useOverlay(close: () => void, { isStep = true, isDismissable = false } = {}): void {
  const onClose = useEffectEvent(close);
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => open({ isStep, isDismissable, close: () => onClose() }, opener), [isStep, isDismissable, opener]);
}
