import { useEffect, useEffectEvent, useState } from "react";

/** Something that lies over the page. */
interface Overlay {
  /** Whether it is a step in the history, which Back takes back. */
  readonly isStep: boolean;
  /** Whether it stands in nobody's way: what else is asked for closes it. */
  readonly givesWay: boolean;
  readonly close: () => void;
}

/** What the entries of the history carry: the router's key, and how many overlays lie over its page. */
interface Entry {
  readonly key?: string;
  readonly layers?: number;
}

let stack: readonly Overlay[] = [];
let here: Entry = {};

const entry = (): Entry => (history.state ?? {}) as Entry;
const depthOf = ({ layers = 0 }: Entry): number => layers;
const steps = (): readonly Overlay[] => stack.filter(({ isStep }) => isStep);

/** Whether something lies over the page, so that the page's own keys wait. */
export const isCovered = (): boolean => stack.length > 0;

/** Closes what lies over the page if that gives way; answers whether the page is free then. */
export function giveWay(): boolean {
  if (!stack.every(({ givesWay }) => givesWay)) return false;
  for (const { close } of stack) close();
  return true;
}

/** Tells that the router moved. */
export const noteEntry = (): void => {
  here = entry();
};

/** An overlay gets an entry of its own above its page's. One that a closed overlay left there serves again. */
function pushEntry(): void {
  if (steps().length <= depthOf(entry())) return;
  history.pushState({ ...entry(), layers: steps().length }, "");
  noteEntry();
}

/**
 * The kit gives the focus back to the opener. A question that the router closes is over before the page takes the focus again, so
 * the opener has it then. Where that is gone, the page has it.
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
 * Back from an overlay's entry closes the overlay. Where the overlay is closed already, Back goes on to where the person wants to be, so
 * that nobody presses twice. The router hears of neither, since its page is the same.
 */
function onPopState(event: PopStateEvent): void {
  const [from, to] = [here, entry()];
  noteEntry();
  if (from.key !== to.key || depthOf(to) >= depthOf(from)) return;
  event.stopImmediatePropagation();
  if (steps().length > depthOf(to)) steps().at(-1)?.close();
  else history.back();
}

/** The kit hears Escape where the focus is inside. When a click has taken the focus away, the top overlay closes all the same. */
function onEscape(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== "Escape" || event.defaultPrevented || !top) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top.close();
}

/** Makes Escape and Back close what lies over the page. Called once, before the router begins to listen. */
export function followOverlays(): void {
  noteEntry();
  window.addEventListener("popstate", onPopState);
  document.addEventListener("keydown", onEscape);
}

/** Says that something lies over the page while it is shown. Back closes it, unless it is no step of its own. */
export function useOverlay(close: () => void, { isStep = true, givesWay = false } = {}): void {
  const onClose = useEffectEvent(close);
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => open({ isStep, givesWay, close: () => onClose() }, opener), [isStep, givesWay, opener]);
}
