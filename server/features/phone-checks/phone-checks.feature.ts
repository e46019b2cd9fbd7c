import type { Platform } from "../../platform.ts";
import type { Feature } from "../../platform/feature.ts";
import { makeListPhonesToCheck } from "./list-phones-to-check.ts";
import { makePhoneChecksQueries } from "./phone-checks.queries.ts";
import { makePhoneRepairStore } from "./phone-repair.store.ts";
import { repairPhones } from "./repair-phones.ts";

/** Feature that normalizes phone numbers from before their validation, or lists them for a person to correct. */
export const phoneChecksFeature = ({ db }: Platform): Feature => {
  const listPhonesToCheck = makeListPhonesToCheck({ queries: makePhoneChecksQueries(db) });
  return {
    resolvers: { Query: { getPhonesToCheck: (_, { scope }) => listPhonesToCheck(scope) } },
    timed: [repairPhones({ db, store: makePhoneRepairStore(db) })],
  };
};
