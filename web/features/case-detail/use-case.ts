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
  readonly supportCase: ShownCaseFragment;
  readonly handled: HandledCaseFragment | null;
  /** Milliseconds; 0 for a case that was never looked at. */
  readonly seenUntil: number;
}

/** Hears of what happens from what was read first on, so that nothing falls between reading and listening. */
function useChanges(supportCase: ShownCaseFragment | undefined): void {
  const [since, setSince] = useState<number | null>(null);
  if (supportCase && since === null) setSince(supportCase.fact);
  useSubscription(OnCaseChangeDocument, since === null ? null : { since }, { invalidates: ["cases"] });
}

/** Notes that the case was looked at, when it is opened and for each message that comes while it is. */
function useViewed(supportCase: ShownCaseFragment | undefined): void {
  const [id, commentCount] = [supportCase?._id, supportCase?.comments.length];
  useEffect(() => {
    if (id) void mutate(UpdateLastViewedDocument, { caseId: id }, { invalidates: [] });
  }, [id, commentCount]);
}

/** The first look of this visit: what was said since the one before stays marked as new. */
function useSeenUntil(supportCase: ShownCaseFragment | undefined): number {
  const [seen, setSeen] = useState<{ readonly id: string; readonly until: number } | null>(null);
  if (supportCase && seen?.id !== supportCase._id)
    setSeen({ id: supportCase._id, until: supportCase.lastViewedDate ? Date.parse(supportCase.lastViewedDate) : 0 });
  return seen?.until ?? 0;
}

/** One case, live, as the role sees it: whole for who handles cases, as a conversation for all others. */
export function useCase(caseId: string, role: Role) {
  const handles = mayCall("updateActionCase", role);
  const queryOptions = { tags: ["cases"] } as const;
  const whole = useGraphqlQuery(ActionCaseDocument, handles ? { caseId } : null, queryOptions);
  const message = useGraphqlQuery(MessageCaseDocument, handles ? null : { caseId }, queryOptions);
  const handled = whole.data?.getActionCase.actionCase ?? null;
  const supportCase: ShownCaseFragment | undefined = handled ?? message.data?.getMessageCase.actionCase ?? undefined;
  useChanges(supportCase);
  useViewed(supportCase);
  const seenUntil = useSeenUntil(supportCase);
  const { failure, refetch } = handles ? whole : message;
  const open: OpenCase | null = supportCase ? { supportCase, handled, seenUntil } : null;
  return { open, failure, refetch };
}
