import type { EveryScope } from "@restride/domain/access/scope.ts";
import { type Id } from "@restride/domain/values/id.ts";
import { build, type Database } from "../../platform/database/database.ts";

/** Makes the function that returns the clinic of a surgeon, for URLs that name a surgeon without a clinic; null when there is no such surgeon. */
export const makeClinicOfSurgeon =
  (db: Database) =>
  async (scope: EveryScope, surgeonId: Id): Promise<Id | null> => {
    const surgeonRow = await db.row(
      scope,
      "acrossCustomersClinicOfSurgeon",
      build
        .selectFrom("surgeons")
        .select("customer_id as customerId")
        .where("surgeon_id", "=", surgeonId)
        .where("deleted_at", "is", null),
    );
    return surgeonRow?.customerId ?? null;
  };

export type ClinicOfSurgeon = ReturnType<typeof makeClinicOfSurgeon>;
