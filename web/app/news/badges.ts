import type { MenuBadge } from "@restride/domain/access/menu.ts";
import { useSyncExternalStore } from "react";

/** Data of the badges of menu items. */
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

/** Returns the count of a menu item and its meaning as a word; null when the count is zero. */
export function countOf(badge: Exclude<MenuBadge, "newMessage">, { cases, remindersChanged }: Badges) {
  const [count, meaning] = badge === "cases" ? [cases, "unassigned"] : [Number(remindersChanged), "changed"];
  return count === 0 ? null : { count, meaning };
}

/** Changes the data of the badges. */
export function setBadges(change: Partial<Badges>): void {
  badges = { ...badges, ...change };
  listeners.forEach((listener) => listener());
}

/** Returns the data of the badges. */
export const useBadges = (): Badges => useSyncExternalStore(subscribe, current);
