import type { Role } from "@restride/domain/access/roles.ts";
import { useEffect, useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { useSubscription } from "../../platform/calls/live.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import {
  ActionCaseDocument,
  type HandledCaseFragment,
  MessageCaseDocument,
  OnCaseChangeDocument,
  type ShownCaseFragment,
  UpdateLastViewedDocument,
} from "./case-detail.graphql.ts";

/** A case as it is shown, what of it only who handles cases sees, and until when the viewer had seen it before. */
export interface OpenCase {
  readonly shown: ShownCaseFragment;
  readonly handled: HandledCaseFragment | null;
  /** Milliseconds; 0 for a case that was never looked at. */
  readonly seenUntil: number;
}

/** Hears of what happens from what was read first on, so that nothing falls between reading and listening. */
function useChanges(shown: ShownCaseFragment | undefined): void {
  const [since, setSince] = useState<number | null>(null);
  if (shown && since === null) setSince(shown.fact);
  useSubscription(OnCaseChangeDocument, since === null ? null : { since }, { invalidates: ["cases"] });
}

/** Notes that the case was looked at, when it is opened and for each message that comes while it is. */
function useViewed(shown: ShownCaseFragment | undefined): void {
  const [id, commentCount] = [shown?._id, shown?.comments.length];
  useEffect(() => {
    if (id) void mutate(UpdateLastViewedDocument, { caseId: id }, { invalidates: [] });
  }, [id, commentCount]);
}

/** The first look of this visit: what was said since the one before stays marked as new. */
function useSeenUntil(shown: ShownCaseFragment | undefined): number {
  const [seen, setSeen] = useState<{ readonly id: string; readonly until: number } | null>(null);
  if (shown && seen?.id !== shown._id)
    setSeen({ id: shown._id, until: shown.lastViewedDate ? Date.parse(shown.lastViewedDate) : 0 });
  return seen?.until ?? 0;
}

/** One case, live, as the role sees it: whole for who handles cases, as a conversation for all others. */
export function useCase(caseId: string, role: Role) {
  const handles = mayCall("updateActionCase", role);
  const queryOptions = { tags: ["cases"] } as const;
  const whole = useGraphqlQuery(ActionCaseDocument, handles ? { caseId } : null, queryOptions);
  const message = useGraphqlQuery(MessageCaseDocument, handles ? null : { caseId }, queryOptions);
  const handled = whole.data?.getActionCase.actionCase ?? null;
  const shown: ShownCaseFragment | undefined = handled ?? message.data?.getMessageCase.actionCase ?? undefined;
  useChanges(shown);
  useViewed(shown);
  const seenUntil = useSeenUntil(shown);
  const { failure, refetch } = handles ? whole : message;
  const open: OpenCase | null = shown ? { shown, handled, seenUntil } : null;
  return { open, failure, refetch };
}
