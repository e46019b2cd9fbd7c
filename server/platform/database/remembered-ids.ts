import type { Id } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { build, compiledOnce, type Database } from "./database.ts";
import type { RlsScope } from "./row-level-security.ts";

interface TenantScope extends RlsScope {
  readonly customerId: Id;
}

/** Reads the ids of a list in their order, once for as long as the list does not change. `question` holds all that decides them. */
export type RememberedIds = (
  scope: TenantScope,
  /** The table whose changes list_versions counts. */
  list: string,
  question: object,
  read: () => Promise<readonly Id[]>,
) => Promise<readonly Id[]>;

const mostIds = 500_000;

const version = compiledOnce(({ customerId, list }: { customerId: Id; list: string }) =>
  build.selectFrom("list_versions").select("version").where("customer_id", "=", customerId).where("list", "=", list),
);

/**
 * The version is read before the ids, so what is remembered under it is never older than the version says; a newer one is
 * another key. Never asked inside a transaction that changes the list, because that may be undone. A page, far back or found by a search, then costs as much in a list of thousands as in one of twenty.
 */
export const makeRememberedIds = (db: Database): RememberedIds => {
  const remembered = new LRUCache<string, readonly Id[]>({
    maxSize: mostIds,
    sizeCalculation: (ids) => ids.length + 1,
  });
  const versionOf = async (scope: TenantScope, list: string): Promise<number> => {
    const row = await db.row(scope, "listVersion", version({ customerId: scope.customerId, list }));
    return row?.version ?? 0;
  };
  return async (scope, list, question, read) => {
    const key = JSON.stringify([scope.customerId, list, await versionOf(scope, list), question]);
    const rememberedIds = remembered.get(key);
    if (rememberedIds) return rememberedIds;
    const ids = await read();
    remembered.set(key, ids);
    return ids;
  };
};
