import type { Id } from "@restride/domain/values/id.ts";
import { LRUCache } from "lru-cache";
import { build, compiledOnce, type Database } from "./database.ts";
import type { RlsScope } from "./row-level-security.ts";

interface TenantScope extends RlsScope {
  readonly customerId: Id;
}

/**
 * Reads the ids of a list in their order, and caches them until the list changes. `question` holds every argument that affects the result,
 * such as filter and order, and is part of the cache key.
 */
export type RememberedIds = (
  scope: TenantScope,
  /** The name of the table whose changes list_versions counts. */
  list: string,
  cacheKey: object,
  read: () => Promise<readonly Id[]>,
) => Promise<readonly Id[]>;

const maxIds = 500_000;

const version = compiledOnce(({ customerId, list }: { customerId: Id; list: string }) =>
  build.selectFrom("list_versions").select("version").where("customer_id", "=", customerId).where("list", "=", list),
);

/**
 * Makes a cache of list ids, which makes a page of a list of thousands as cheap as a page of a list of twenty, also far back. Searches are not
 * cached: an index serves them, and parts of names may be written after the change that raised the version. The
 * version is read before the ids, so cached ids are never older than their version; a newer version has another cache key. Do not call it inside a
 * transaction that changes the list, because a rollback would leave wrong ids in the cache.
 */
export const makeRememberedIds = (db: Database): RememberedIds => {
  const remembered = new LRUCache<string, readonly Id[]>({
    maxSize: maxIds,
    sizeCalculation: (ids) => ids.length + 1,
  });
  const versionOf = async (scope: TenantScope, list: string): Promise<number> => {
    const row = await db.row(scope, "listVersion", version({ customerId: scope.customerId, list }));
    return row?.version ?? 0;
  };
  return async (scope, list, cacheKey, read) => {
    const key = JSON.stringify([scope.customerId, list, await versionOf(scope, list), cacheKey]);
    const rememberedIds = remembered.get(key);
    if (rememberedIds) return rememberedIds;
    const ids = await read();
    remembered.set(key, ids);
    return ids;
  };
};
