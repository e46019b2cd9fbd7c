import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetContentHoldersArgs } from "../../../generated/resolvers.ts";
import { ownerThere, withClinics } from "../get-content.ts";
import type { KeeperNeeds } from "../keeper-needs.ts";
import type { Keeper } from "../kinds.conditions.views.ts";
import type { HoldersViews } from "./holders.views.ts";

interface Needs extends KeeperNeeds {
  readonly holders: HoldersViews;
}

/** What holds content, with how many run it. */
export const makeGetHolders = (needs: Needs) => {
  const { db, own, holders } = needs;
  return (scope: Keeper, { id, companyid }: QueryGetContentHoldersArgs) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, id);
      if (!row) return refuse(ownContentTexts.notFound);
      const company = await ownerThere(needs, scope, row.company ?? companyid);
      if (isRefusal(company)) return company;
      return { holders: await holders.acrossCustomersHolders(await withClinics(needs, scope), row, company) };
    });
};
