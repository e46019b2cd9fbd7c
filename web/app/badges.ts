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

/** Changes what the menu items carry. */
export function setBadges(change: Partial<Badges>): void {
  badges = { ...badges, ...change };
  listeners.forEach((listener) => listener());
}

/** What the menu items carry now. */
export const useBadges = (): Badges => useSyncExternalStore(subscribe, current);
