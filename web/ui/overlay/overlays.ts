import { useEffect, useEffectEvent, useState } from "react";

/** Something that lies over the page. */
interface Layer {
  /** Whether it is a step in the history, which Back takes back. */
  readonly isStep: boolean;
  /** Whether it stands in nobody's way: what else is asked for closes it. */
  readonly givesWay: boolean;
  readonly close: () => void;
}

/** What the entries of the history carry: the router's key, and how many layers lie over its page. */
interface Entry {
  readonly key?: string;
  readonly layers?: number;
}

let stack: readonly Layer[] = [];
let here: Entry = {};

const entry = (): Entry => (history.state ?? {}) as Entry;
const depthOf = ({ layers = 0 }: Entry): number => layers;
const steps = (): readonly Layer[] => stack.filter(({ isStep }) => isStep);

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

/** A layer gets an entry of its own above its page's. One that a closed layer left there serves again. */
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

function open(layer: Layer, opener: HTMLElement | null): () => void {
  stack = [...stack, layer];
  if (layer.isStep) pushEntry();
  return () => {
    stack = stack.filter((one) => one !== layer);
    letPageHaveFocus(opener);
  };
}

/**
 * Back from a layer's entry closes the layer. Where the layer is closed already, Back goes on to where the person wants to be, so
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

/** The kit hears Escape where the focus is inside. When a click has taken the focus away, the top layer closes all the same. */
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
export function useLayer(close: () => void, { isStep = true, givesWay = false } = {}): void {
  const onClose = useEffectEvent(close);
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => open({ isStep, givesWay, close: () => onClose() }, opener), [isStep, givesWay, opener]);
}
