import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { makeSeenCase } from "../case-work/case-sight.lookups.ts";
import { makeCaseWork } from "../case-work/case-work.lookups.ts";
import { makeAddCaseComment } from "../case-work/add-case-comment.commands.ts";
import { makeTouchCase } from "../case-work/touch-case.commands.ts";
import { makeAddWorkLog } from "../case-work/work-logs.commands.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import { makeCaseLookups } from "./cases.lookups.ts";
import { makeOpenConversation } from "./open-conversation.commands.ts";
import { makeDeletionCases } from "./deletion-case.commands.ts";

interface Deps {
  readonly db: Database;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
  readonly now: () => number;
}

/** Returns the lookups and commands of cases for other features. */
export const makeLookupsOfCases = (platform: Deps, clock: ClinicClock) => {
  const touchCase = makeTouchCase(platform.db);
  const cases = makeCaseLookups(platform.db);
  const sayInCase = makeAddCaseComment({ ...platform, touchCase });
  const seenCase = makeSeenCase(platform.db);
  return {
    addWorkLog: makeAddWorkLog({ ...platform, clock }),
    cases,
    caseWork: makeCaseWork(platform.db),
    deletionCases: makeDeletionCases({ ...platform, sayInCase, seenCase }),
    openConversation: makeOpenConversation(platform),
    sayInCase,
    seenCase,
    touchCase,
    unreadOfSurgeon: cases.unreadOfSurgeon,
  };
};
