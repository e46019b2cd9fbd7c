import type { Id } from "@restride/domain/values/id.ts";
import { type EveryScope, systemCustomerScope } from "@restride/domain/access/scope.ts";
import { peopleOf } from "@restride/domain/surgeons/team.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { ClinicOfSurgeon } from "../clinic-profile/clinic-of-surgeon.lookups.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

interface Deps {
  readonly queries: SurgeonsQueries;
  readonly clinicOfSurgeon: ClinicOfSurgeon;
}

/** Makes the use case that returns the public data of a surgeon. The surgeon's clinic is looked up first, and then nothing outside it is read. */
export const makeGetPublicSurgeon =
  ({ queries, clinicOfSurgeon }: Deps) =>
  async (scope: EveryScope, surgeonId: Id) => {
    const customerId = await clinicOfSurgeon(scope, surgeonId);
    if (customerId === null) return refuse(surgeonTexts.notFound);
    const publicSurgeon = await queries.publicById(systemCustomerScope(customerId, "public-page"), surgeonId);
    if (!publicSurgeon) return refuse(surgeonTexts.notFound);
    const team = publicSurgeon.team.map((category, at) => ({ ...category, order: at + 1 }));
    return { surgeon: { ...publicSurgeon, team: team.filter((category) => peopleOf(category) > 0) } };
  };

export type GetPublicSurgeon = ReturnType<typeof makeGetPublicSurgeon>;
