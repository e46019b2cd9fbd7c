import type { DomainEventKind } from "@restride/domain/domain-events.ts";
import { invalidatedTags } from "@restride/domain/live-events.ts";
import { roleMayCall } from "@restride/domain/operations.ts";
import { useSubscription } from "../../platform/calls/live.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { OnClinicActivityDocument } from "./news.graphql.ts";

const fromNow = { since: null };

/**
 * Subscribes to what others do in the clinic: queries whose data an event makes out of date are fetched again, and the function for its kind, if there
 * is one, is called.
 */
export function useClinicActivity(onEvent: Partial<Record<DomainEventKind, () => void>>): void {
  const profile = useSignedIn();
  const listens = Boolean(profile.customer) && roleMayCall("onClinicActivity", roleOf(profile));
  const handlers = new Map(Object.entries(onEvent));
  useSubscription(OnClinicActivityDocument, listens ? fromNow : null, {
    invalidates: ({ onClinicActivity: { kind } }) => invalidatedTags(kind),
    onEvent: ({ onClinicActivity: { kind } }) => handlers.get(kind)?.(),
  });
}
