import { systemScope } from "@restride/domain/access/scope.ts";
import { repairPhone } from "@restride/domain/phone-checks/phone-check.ts";
import type { Database } from "../../platform/database/database.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { PhoneRepairStore, RepairedPhone, StoredPhone } from "./phone-repair.store.ts";
import { phoneSources } from "./phone-sources.ts";

interface Deps {
  readonly db: Database;
  readonly store: PhoneRepairStore;
  /** Number of rows in a slice. */
  readonly slice?: number;
}

const scope = systemScope("repair-phones");

const isRepaired = (phone: StoredPhone & { repaired: string | null }): phone is RepairedPhone =>
  phone.repaired !== null && phone.repaired !== phone.phone;

/** Normalizes the next slice of stored phone numbers; returns false when nothing is left to do. */
const repairSlice = ({ db, store, slice: size = 500 }: Deps): Promise<boolean> =>
  db.transaction(scope, async () => {
    const next = await store.lockNext(scope);
    if (!next) return false;
    const source = phoneSources.find((each) => each.source === next.source);
    const rows = source ? await store.slice(scope, source, next, size) : [];
    const last = rows.at(-1);
    if (!source || !last) {
      await store.finish(scope, next.source);
      return true;
    }
    const phones = rows.map((row) => ({ ...row, repaired: repairPhone(row.phone) }));
    const repaired = phones.filter(isRepaired);
    if (repaired.length > 0) store.repair(scope, source, repaired);
    store.note(
      scope,
      source,
      phones.filter((phone) => phone.repaired === null),
    );
    store.goOn(scope, source, last);
    return true;
  });

/** Timed job that normalizes, slice by slice, the phone numbers from before their validation. Afterwards it has nothing to do. */
export const repairPhones = (deps: Deps): TimedJob => ({
  name: "repair-phones",
  crontab: "* * * * *",
  run: async () => {
    let isMore = true;
    while (isMore) isMore = await repairSlice(deps);
  },
});
