import type { RefObject } from "react";
import { useEffect, useEffectEvent } from "react";
import { holdFocus } from "./hold-focus.ts";

/** Something that lies over the page. */
interface Layer {
  readonly box: HTMLElement;
  /** Whether the page below cannot be used meanwhile. */
  readonly isModal: boolean;
  /** Whether it is a step in the history, which Back takes back. */
  readonly isStep: boolean;
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
const modals = (): readonly Layer[] => stack.filter(({ isModal }) => isModal);
const steps = (): readonly Layer[] => stack.filter(({ isStep }) => isStep);

/** Tells that the router moved. */
export const noteEntry = (): void => {
  here = entry();
};

/** Only the top layer can be used: the page and the layers below are inert. */
function letOnlyTopBeUsed(): void {
  const top = modals().at(-1);
  const root = document.getElementById("root");
  if (root) root.inert = top !== undefined;
  for (const { box } of modals()) box.inert = box !== top?.box;
}

/** A layer gets an entry of its own above its page's. One that a closed layer left there serves again. */
function pushEntry(): void {
  if (steps().length <= depthOf(entry())) return;
  history.pushState({ ...entry(), layers: steps().length }, "");
  noteEntry();
}

function open(layer: Layer): () => void {
  stack = [...stack, layer];
  letOnlyTopBeUsed();
  if (layer.isStep) pushEntry();
  return () => {
    stack = stack.filter((one) => one !== layer);
    letOnlyTopBeUsed();
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

const opensPopup = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.getAttribute("aria-expanded") === "true";

/** A date picker that is open takes the first Escape, though the focus is in its field. */
const closesPicker = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(".ant-picker") !== null &&
  document.querySelector(".ant-picker-dropdown:not(.ant-picker-dropdown-hidden)") !== null;

/** What floats above the top layer, such as a calendar, closes by itself. */
const isElsewhere = (target: EventTarget | null, box: HTMLElement): boolean =>
  target instanceof Element && target !== document.body && !box.contains(target) && !target.closest("#root");

/** Escape closes the top layer, wherever the focus is. It is heard before anything below can take it. */
function onEscape(event: KeyboardEvent): void {
  const top = stack.at(-1);
  if (event.key !== "Escape" || !top || isElsewhere(event.target, top.box)) return;
  if (closesPicker(event.target)) return;
  if (top.isModal && opensPopup(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  top.close();
}

/** Makes Escape and Back close what lies over the page. Called once, before the router begins to listen. */
export function followOverlays(): void {
  noteEntry();
  window.addEventListener("popstate", onPopState);
  document.addEventListener("keydown", onEscape, { capture: true });
}

/** Lays a menu over the page while it is open: Escape closes it. */
export function useMenuLayer(ref: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const box = ref.current;
    return isOpen && box ? open({ box, isModal: false, isStep: false, close: () => onClose() }) : undefined;
  }, [ref, isOpen]);
}

/**
 * Lays a box over the page while it is shown and holds the focus in it. Escape closes it, and Back, unless it is no step of its own
 * because the history itself is what it asks about. The focus goes back to the opener, or to the page when that is gone.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, close: () => void, isStep = true): void {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const opener = document.activeElement;
    const leave = open({ box, isModal: true, isStep, close: () => onClose() });
    const release = holdFocus(box, opener);
    return () => {
      release();
      leave();
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById("content"))?.focus();
    };
  }, [ref, isStep]);
}
