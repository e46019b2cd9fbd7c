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

/** Case as it is shown, the parts only for users who handle cases, and the time of the viewer's previous visit. */
export interface OpenCase {
  readonly supportCase: ShownCaseFragment;
  readonly handled: HandledCaseFragment | null;
  /** Time in milliseconds; 0 for a case that the viewer never opened. */
  readonly seenUntil: number;
}

/** Subscribes to changes from the event number of the first response on, so that no change is missed between reading and subscribing. */
function useChanges(supportCase: ShownCaseFragment | undefined): void {
  const [since, setSince] = useState<number | null>(null);
  if (supportCase && since === null) setSince(supportCase.fact);
  useSubscription(OnCaseChangeDocument, since === null ? null : { since }, { invalidates: ["cases"] });
}

/** Records that the viewer saw the case, when it is opened and for each message that arrives while it is open. */
function useViewed(supportCase: ShownCaseFragment | undefined): void {
  const [id, commentCount] = [supportCase?._id, supportCase?.comments.length];
  useEffect(() => {
    if (id) void mutate(UpdateLastViewedDocument, { caseId: id }, { invalidates: [] });
  }, [id, commentCount]);
}

/** Returns the time of the previous visit, which stays the same during this visit, so that messages since then stay marked as new. */
function useSeenUntil(supportCase: ShownCaseFragment | undefined): number {
  const [seen, setSeen] = useState<{ readonly id: string; readonly until: number } | null>(null);
  if (supportCase && seen?.id !== supportCase._id)
    setSeen({ id: supportCase._id, until: supportCase.lastViewedDate ? Date.parse(supportCase.lastViewedDate) : 0 });
  return seen?.until ?? 0;
}

/** Loads a case with live updates, as the role may see it: whole for users who handle cases, as a conversation for all others. */
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
