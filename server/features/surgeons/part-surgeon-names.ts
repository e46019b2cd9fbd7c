import { systemScope } from "@restride/domain/access/scope.ts";
import { namePartsOf } from "@restride/domain/surgeons/name-parts.ts";
import type { Database } from "../../platform/database/database.ts";
import { makeSurgeonNamesStore, type PartedSurgeonName, type StoredSurgeonName } from "./surgeon-names.store.ts";

const scope = systemScope("part-surgeon-names");

const withNameParts = (stored: StoredSurgeonName): PartedSurgeonName => ({ ...stored, next: namePartsOf(stored.name) });

const isChanged = ({ firstname, lastname, next }: PartedSurgeonName): boolean =>
  firstname !== next.firstname || lastname !== next.lastname;

/**
 * Splits the names of surgeons, and of their accounts, that were stored before credentials were separated from family names: once, in
 * slices.
 */
export const partSurgeonNames = async (db: Database, slice = 500): Promise<void> => {
  const store = makeSurgeonNamesStore(db);
  let isMore = true;
  while (isMore)
    isMore = await db.transaction(scope, async () => {
      const names = (await store.lockNext(scope, slice)).map(withNameParts);
      if (names.length === 0) return false;
      store.partSurgeons(scope, names);
      const changedNames = names.filter(isChanged);
      if (changedNames.length > 0) store.partAccounts(scope, changedNames);
      return true;
    });
};
