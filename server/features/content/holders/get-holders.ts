import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetContentHoldersArgs } from "../../../generated/resolvers.ts";
import { requireOwner, withClinics } from "../get-content.ts";
import type { EditorDeps } from "../editor-deps.ts";
import type { EditorScope } from "../kinds.conditions.queries.ts";
import type { HoldersQueries } from "./holders.queries.ts";

interface Deps extends EditorDeps {
  readonly holders: HoldersQueries;
}

/** Makes the use case that returns the content that contains a piece of content, with the number of patients who run it. */
export const makeGetHolders = (deps: Deps) => {
  const { db, own, holders } = deps;
  return (scope: EditorScope, { id, companyid }: QueryGetContentHoldersArgs) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, id);
      if (!row) return refuse(ownContentTexts.notFound);
      const company = await requireOwner(deps, scope, row.company ?? companyid);
      if (isRefusal(company)) return company;
      return { holders: await holders.acrossCustomersHolders(await withClinics(deps, scope), row, company) };
    });
};
