import type { MenuItem } from "@restride/domain/access/menu.ts";
import * as texts from "./navigation-texts.ts";

/** Letters that follow G, with the label of their menu item. */
export const goTo: Readonly<Record<string, string>> = {
  h: texts.home,
  p: texts.patients,
  s: texts.surgeons,
  u: texts.users,
  m: texts.messages,
  r: texts.reminders,
};

/** Returns the keys of a menu item, for example G P, or undefined. */
export function keysOf(item: MenuItem): readonly string[] | undefined {
  const letter = Object.keys(goTo).find((key) => goTo[key] === item.label);
  return letter === undefined ? undefined : ["G", letter.toUpperCase()];
}

/** Action of a keystroke. */
export type KeyAction =
  | { readonly kind: "palette" | "help" | "search" | "startGo" | "nothing" }
  | { readonly kind: "go"; readonly path: string };

interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface ShortcutContext {
  /** Whether the focus is in a text field. */
  readonly typing: boolean;
  /** Whether single keys act as shortcuts. */
  readonly singleKeys: boolean;
  /** Whether G was pressed just before. */
  readonly afterG: boolean;
  readonly items: readonly MenuItem[];
}

const nothing: KeyAction = { kind: "nothing" };

/** Returns the action of a keystroke. Single keys do nothing while the user types or when they are switched off. */
export function actionOf(stroke: KeyStroke, { typing, singleKeys, afterG, items }: ShortcutContext): KeyAction {
  const key = stroke.key.toLowerCase();
  if ((stroke.ctrlKey || stroke.metaKey) && key === "k") return { kind: "palette" };
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || typing || !singleKeys) return nothing;
  if (afterG) {
    const item = items.find(({ label }) => label === goTo[key]);
    return item ? { kind: "go", path: item.path } : nothing;
  }
  if (key === "g") return { kind: "startGo" };
  if (key === "?") return { kind: "help" };
  return key === "/" ? { kind: "search" } : nothing;
}
