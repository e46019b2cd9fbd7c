import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-form.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SurgeonsViews } from "./surgeons.views.ts";

/** One surgeon whom the scope may see. */
export const makeGetSurgeon =
  ({ views, publicUrl }: { readonly views: SurgeonsViews; readonly publicUrl: string }) =>
  async (scope: CustomerScope, surgeonId: string) => {
    const found = await views.byId(scope, surgeonId);
    if (!found) return refuse(surgeonTexts.notFound);
    const team = found.team.map((category, at) => ({ ...category, order: at + 1 }));
    return { surgeon: { ...found, team, url: publicUrl + pathOf("publicSurgeon", { id: surgeonId }) } };
  };

export type GetSurgeon = ReturnType<typeof makeGetSurgeon>;
