import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

/** One surgeon whom the scope may see. */
export const makeGetSurgeon =
  ({ views }: { readonly views: SurgeonsViews }) =>
  async (scope: CustomerScope, surgeonId: string) => {
    const found = await views.byId(scope, surgeonId);
    if (!found) return refuse(surgeonTexts.notFound);
    return { surgeon: { ...found, team: found.team.map((category, at) => ({ ...category, order: at + 1 })) } };
  };

export type GetSurgeon = ReturnType<typeof makeGetSurgeon>;
