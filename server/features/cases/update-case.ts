import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import {
  type SentCaseChange,
  caseChangeForm,
  changesWords,
  isReopened,
  withAssignee,
} from "@restride/domain/case-work/case-change.ts";
import { hasWorkLog } from "@restride/domain/cases/work-log.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import { isStale } from "@restride/domain/values/version.ts";
import type { MutationUpdateActionCaseArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { AddWorkLog } from "../case-work/work-logs.commands.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { CaseChangesStore, LockedCase } from "./case-changes.store.ts";
import { caseNotFound, type SeenCase } from "../case-work/case-sight.lookups.ts";
import { caseChangeTexts } from "@restride/domain/case-work/case-change-texts.ts";
import * as texts from "./cases-texts.ts";

interface Deps {
  readonly db: Database;
  readonly seenCase: SeenCase;
  readonly changes: CaseChangesStore;
  readonly addWorkLog: AddWorkLog;
  readonly clock: ClinicClock;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

/** Makes the use case that changes the fields of a case, and may log work on it, in one transaction. */
export const makeUpdateCase = ({ db, seenCase, changes, addWorkLog, clock, domainEvents, now }: Deps) => {
  const assigned = async (scope: CustomerScope, viewer: Viewer, change: SentCaseChange, present: LockedCase) => {
    const next = withAssignee(change, viewer, present.assignedTo);
    if (isRefusal(next)) return next;
    if (next.healthCoachId !== undefined)
      return (await changes.isCoach(scope, next.healthCoachId)) ? next : refuse(caseChangeTexts.noCoach);
    const person = present.assignedTo?._id;
    if (!person || person === viewer.userId || !isReopened(present.status, next.status)) return next;
    return (await changes.isCoach(scope, person)) ? next : refuse(caseChangeTexts.noPerson);
  };

  const outdated = async (scope: CustomerScope, { changedBy, changedAt }: LockedCase): Promise<Refusal> => {
    if (changedAt === null) return refuse(caseChangeTexts.changed);
    const { timeZone } = await clock(scope);
    return refuse(caseChangeTexts.changedBy(changedBy ?? texts.someone, formatTime(Date.parse(changedAt), timeZone)));
  };

  return (scope: CustomerScope, viewer: Viewer, { caseId, version, ...sent }: MutationUpdateActionCaseArgs) =>
    db.transaction(scope, async () => {
      const form = parseOrRefuse(caseChangeForm, withoutNull(sent));
      if (isRefusal(form)) return form;
      const seen = await seenCase(scope, caseId);
      const lockedCase = seen && (await changes.lock(scope, caseId));
      if (!lockedCase) return caseNotFound;
      const change = await assigned(scope, viewer, form, lockedCase);
      if (isRefusal(change)) return change;
      if (changesWords(change) && isStale(version, lockedCase.version)) return outdated(scope, lockedCase);
      if (hasWorkLog(sent)) {
        const logged = await addWorkLog(scope, caseId, sent);
        if (isRefusal(logged)) return logged;
      }
      if (Object.keys(change).length > 0) changes.change(scope, caseId, change, instantOf(now()));
      const data = { case: caseId, by: scope.userId };
      await domainEvents.record(scope, { kind: "CaseChanged", subjectId: seen.patientId, data });
      return { message: changesWords(change) ? caseChangeTexts.edited : caseChangeTexts.updated };
    });
};
