import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

/** Makes the use case that returns the URL of a surgeon's picture. */
export const makeGetSurgeonImage =
  ({ queries }: { readonly queries: SurgeonsQueries }) =>
  async (scope: CustomerScope, surgeonId: Id) => {
    const surgeon = await queries.byId(scope, surgeonId);
    return surgeon ? { image: surgeon.image } : refuse(surgeonTexts.notFound);
  };

export type GetSurgeonImage = ReturnType<typeof makeGetSurgeonImage>;
