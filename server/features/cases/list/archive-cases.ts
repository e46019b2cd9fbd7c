import { type Scope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { maxCasesAtOnce } from "@restride/domain/cases/archive.ts";
import { archiveTexts } from "@restride/domain/cases/archive-texts.ts";
import type { CaseEvents } from "@restride/domain/cases/domain-events.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { ArchiveStore, ReachedCase } from "./archive.store.ts";
import type { ReachCases } from "./case-reach.ts";

interface Deps {
  readonly db: Database;
  readonly archive: ArchiveStore;
  readonly reachCases: ReachCases;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

type ReachableCases = Awaited<ReturnType<ReachCases>>;

const customersOf = (cases: readonly ReachedCase[]): Id[] => [...new Set(cases.map(({ customerId }) => customerId))];

/** Returns all of the named cases, locked; a refusal when one of them is not in reach. */
const lockCases = async ({ archive }: Deps, { scope, ...reach }: ReachableCases, ids: readonly Id[]) => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return refuse(archiveTexts.none);
  if (unique.length > maxCasesAtOnce) return refuse(archiveTexts.tooMany);
  const lockedCases = await archive.acrossCustomersLock(scope, reach, unique);
  if (lockedCases.length < unique.length) return refuse(archiveTexts.notFound);
  archive.acrossCustomersHoldPatients(scope, customersOf(lockedCases), unique);
  return lockedCases;
};

type ArchiveEvent = {
  [Kind in "CaseArchived" | "CaseDeleted"]: { kind: Kind; data: Omit<CaseEvents[Kind], "case" | "by"> };
};

/** Records the domain events in each clinic whose cases changed. */
const recordEvents = async (
  { domainEvents }: Deps,
  userId: Id,
  cases: readonly ReachedCase[],
  { kind, data }: ArchiveEvent[keyof ArchiveEvent],
): Promise<void> => {
  for (const { customerId, caseId, patientId } of cases)
    await domainEvents.record(systemCustomerScope(customerId, userId, userId), {
      kind,
      subjectId: patientId,
      data: { ...data, case: caseId, by: userId } as CaseEvents[typeof kind],
    });
};

const idsOf = (cases: readonly ReachedCase[]): Id[] => cases.map(({ caseId }) => caseId);

/** Makes the use case that archives or restores cases: all that are named, or none. Repeating it changes nothing. */
export const makeArchiveCases =
  (deps: Deps) => async (scope: Scope, viewer: Viewer, ids: readonly Id[], to: boolean) => {
    const reach = await deps.reachCases(scope, viewer);
    return deps.db.transaction(reach.scope, async (): Promise<Refusal | { message: string }> => {
      const lockedCases = await lockCases(deps, reach, ids);
      if (isRefusal(lockedCases)) return lockedCases;
      const changing = lockedCases.filter(({ isArchived }) => isArchived !== to);
      const at = to ? instantOf(deps.now()) : null;
      deps.archive.acrossCustomersArchive(reach.scope, customersOf(changing), idsOf(changing), at);
      await recordEvents(deps, viewer.userId, changing, {
        kind: "CaseArchived",
        data: { archived: to ? "yes" : "no" },
      });
      return { message: to ? archiveTexts.archived(lockedCases.length) : archiveTexts.restored(lockedCases.length) };
    });
  };

/** Makes the use case that deletes archived cases: all that are named, or none. */
export const makeDeleteCases = (deps: Deps) => async (scope: Scope, viewer: Viewer, ids: readonly Id[]) => {
  const reach = await deps.reachCases(scope, viewer);
  return deps.db.transaction(reach.scope, async (): Promise<Refusal | { message: string }> => {
    const lockedCases = await lockCases(deps, reach, ids);
    if (isRefusal(lockedCases)) return lockedCases;
    if (lockedCases.some(({ isArchived }) => !isArchived)) return refuse(archiveTexts.archiveFirst);
    deps.archive.acrossCustomersDelete(reach.scope, customersOf(lockedCases), idsOf(lockedCases));
    await recordEvents(deps, viewer.userId, lockedCases, { kind: "CaseDeleted", data: {} });
    return { message: archiveTexts.deleted(lockedCases.length) };
  });
};
