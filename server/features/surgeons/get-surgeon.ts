import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { CaseLookups } from "../cases/cases.lookups.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";

interface Deps {
  readonly queries: SurgeonsQueries;
  readonly cases: CaseLookups;
  readonly publicUrl: string;
}

/** One surgeon whom the scope may see. */
export const makeGetSurgeon =
  ({ queries, cases, publicUrl }: Deps) =>
  async (scope: CustomerScope, surgeonId: Id) => {
    const surgeonRow = await queries.byId(scope, surgeonId);
    if (!surgeonRow) return refuse(surgeonTexts.notFound);
    const team = surgeonRow.team.map((category, at) => ({ ...category, order: at + 1 }));
    const url = publicUrl + pathOf("publicSurgeon", { id: surgeonId });
    return { surgeon: { ...surgeonRow, team, url, unreadcount: await cases.unreadOfSurgeon(scope, surgeonId) } };
  };

export type GetSurgeon = ReturnType<typeof makeGetSurgeon>;
