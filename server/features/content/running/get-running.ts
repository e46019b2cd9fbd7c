import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetContentRunningArgs } from "../../../generated/resolvers.ts";
import { requireOwner, withClinics } from "../get-content.ts";
import type { EditorDeps } from "../editor-deps.ts";
import type { EditorScope } from "../kinds.conditions.queries.ts";

/** Makes the use case that lists the patients who run a care plan, the same that its number in a company's list counts. */
export const makeGetRunning = (deps: EditorDeps) => {
  const { db, own, whoRuns } = deps;
  return (scope: EditorScope, { id, companyid, pagination }: QueryGetContentRunningArgs) =>
    db.transaction(scope, async () => {
      const page = parseOrRefuse(pageSchema, pagination ?? {});
      if (isRefusal(page)) return page;
      const row = await own.acrossCustomersHead(scope, id);
      if (!row) return refuse(ownContentTexts.notFound);
      const company = await requireOwner(deps, scope, row.company ?? companyid);
      if (isRefusal(company)) return company;
      const open = await withClinics(deps, scope);
      const [patients, { running: total }] = await Promise.all([
        whoRuns.acrossCustomersFollowers(open, row, company, page),
        own.acrossCustomersUse(open, row, company),
      ]);
      return { patients, total };
    });
};
