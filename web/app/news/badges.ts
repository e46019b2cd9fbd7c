import type { MenuBadge } from "@restride/domain/access/menu.ts";
import { useSyncExternalStore } from "react";

/** What the menu items carry. */
export interface Badges {
  readonly cases: number;
  readonly newMessage: boolean;
  readonly remindersChanged: boolean;
}

let badges: Badges = { cases: 0, newMessage: false, remindersChanged: false };
const listeners = new Set<() => void>();

const current = (): Badges => badges;
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The number that an item carries and what it counts, in words; null while there is nothing to say. */
export function countOf(badge: Exclude<MenuBadge, "newMessage">, { cases, remindersChanged }: Badges) {
  const [count, meaning] = badge === "cases" ? [cases, "unassigned"] : [Number(remindersChanged), "changed"];
  return count === 0 ? null : { count, meaning };
}

/** Changes what the menu items carry. */
export function setBadges(change: Partial<Badges>): void {
  badges = { ...badges, ...change };
  listeners.forEach((listener) => listener());
}

/** What the menu items carry now. */
export const useBadges = (): Badges => useSyncExternalStore(subscribe, current);
