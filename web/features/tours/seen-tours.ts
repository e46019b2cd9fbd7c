import { isDue, seenNote, type TourName } from "@restride/domain/tours/tours.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { session } from "../../platform/session/session.ts";
import { NoteSeenTourDocument, SeenToursDocument } from "./tours.graphql.ts";

/** Returns whether a tour is due according to the server: it may have been seen on another device since this session began. */
export async function isStillDue(name: TourName): Promise<boolean> {
  const profile = session.current();
  const outcome = await queryOnce(SeenToursDocument, {});
  if (!profile || outcome.kind !== "data") return false;
  return isDue(name, roleOf(profile), outcome.data.getUserVisitedPages.pagevisited ?? []);
}

const begunKey = "restride.tour";

function isFirstTab(name: TourName): boolean {
  if (localStorage.getItem(begunKey) === seenNote(name)) return false;
  localStorage.setItem(begunKey, seenNote(name));
  return true;
}

/**
 * Starts a tour that shows itself. Resolves to false when another tab of this browser shows a tour or has shown this one. The tab holds a lock until
 * `over`, because a value that another tab stores at the same time may be read too late.
 */
export async function acquireTour(name: TourName, over: Promise<void>): Promise<boolean> {
  if (!("locks" in navigator)) return isFirstTab(name); // Locks do not exist on a page without HTTPS.
  const { promise: isBegun, resolve } = Promise.withResolvers<boolean>();
  void navigator.locks.request(begunKey, { ifAvailable: true }, (lock) => {
    const isFirst = lock !== null && isFirstTab(name);
    resolve(isFirst);
    return isFirst ? over : undefined;
  });
  return isBegun;
}

/** Records on the server that the account has seen a tour. */
export const recordSeenOnServer = (name: TourName): Promise<unknown> =>
  mutate(NoteSeenTourDocument, { page: seenNote(name) }, { invalidates: [] });

/** Stores in this session that a tour was seen. */
export function storeSeenInSession(name: TourName): void {
  const seen = session.current()?.user.pagevisited ?? [];
  session.updateUser({ pagevisited: [...seen, seenNote(name)] });
}
