import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

/** Returns how many messages about a surgeon's patients are unread to the viewer; another feature implements it. */
export type UnreadOfSurgeon = (scope: CustomerScope, surgeonId: Id) => Promise<number>;

interface Deps {
  readonly queries: SurgeonsQueries;
  readonly unreadOfSurgeon?: UnreadOfSurgeon;
  readonly publicUrl: string;
}

/** Makes the use case that returns one surgeon whom the scope may see. */
export const makeGetSurgeon =
  ({ queries, unreadOfSurgeon, publicUrl }: Deps) =>
  async (scope: CustomerScope, surgeonId: Id) => {
    const surgeonRow = await queries.byId(scope, surgeonId);
    if (!surgeonRow) return refuse(surgeonTexts.notFound);
    const team = surgeonRow.team.map((category, at) => ({ ...category, order: at + 1 }));
    const url = publicUrl + pathOf("publicSurgeon", { id: surgeonId });
    const unreadcount = (await unreadOfSurgeon?.(scope, surgeonId)) ?? 0;
    return { surgeon: { ...surgeonRow, team, url, unreadcount } };
  };

export type GetSurgeon = ReturnType<typeof makeGetSurgeon>;
