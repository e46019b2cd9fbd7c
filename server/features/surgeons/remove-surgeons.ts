import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { SurgeonAccountStore } from "./surgeon-account.store.ts";
import type { SurgeonsStore } from "./surgeons.store.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";
import * as texts from "./surgeons-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SurgeonsQueries;
  readonly store: SurgeonsStore;
  readonly accounts: SurgeonAccountStore;
  readonly viewers: Viewers;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

const maxNamed = 1_000;

/**
 * Makes the use case that removes surgeons and switches their accounts off, all or none. A surgeon who has active patients, or does not exist, causes
 * a refusal of the whole request.
 */
export const makeRemoveSurgeons =
  ({ db, queries, store, accounts, viewers, domainEvents, now }: Deps) =>
  (scope: CustomerScope, ids: readonly Id[]) =>
    db.transaction(scope, async () => {
      const distinctIds = [...new Set(ids)];
      if (distinctIds.length === 0) return refuse(texts.pleaseSelectSurgeons);
      if (distinctIds.length > maxNamed) return refuse(texts.pleaseSelectFewerSurgeons);
      await store.lock(scope, distinctIds);
      const [busy] = await queries.withActivePatients(scope, distinctIds);
      if (busy) return refuse(surgeonTexts.activePatients(busy.name, busy.patients));
      const at = instantOf(now());
      const removed = await store.remove(scope, distinctIds, at);
      if (removed.length < distinctIds.length) return refuse(surgeonTexts.notFound);
      for (const { userId } of await accounts.close(scope, distinctIds, at)) viewers.forget(userId);
      for (const { surgeonId } of removed)
        await domainEvents.record(scope, { kind: "SurgeonRemoved", subjectId: null, data: { surgeon: surgeonId } });
      return { message: surgeonTexts.removed(removed.length), error: false };
    });
