import { differencesOf, summaryOf } from "@restride/domain/content/compare/differences.ts";
import type { ComparedContent } from "@restride/domain/content/compare/compared-content.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { versionIdsOf, withClinics } from "./get-content.ts";
import type { EditorDeps } from "./editor-deps.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import type { HeadRow } from "./own-content.queries.ts";

/** Returns for each version, newest first, a line with its changes from the version before. */
const summaries = async ({ bodyQueries }: EditorDeps, scope: EditorScope, row: HeadRow): Promise<string[]> => {
  const bodies = await bodyQueries.acrossCustomersBodies(scope, row, null);
  const parts = await bodyQueries.acrossCustomersParts(scope, [
    ...new Set(bodies.flatMap(({ body }) => versionIdsOf(body))),
  ]);
  const contents = bodies.map(({ body }): ComparedContent => ({ [row.kind]: body, parts }));
  return contents.map((newer, at) => {
    const older = contents[at + 1];
    return older ? summaryOf(differencesOf(older, newer)) : "";
  });
};

/** Makes the use case that returns the versions of content. */
export const makeGetVersions = (deps: EditorDeps) => {
  const { db, own } = deps;
  return (scope: EditorScope, contentId: Id, selects: (field: string) => boolean) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, contentId);
      if (!row) return refuse(ownContentTexts.notFound);
      const [versions, versionSummaries] = await Promise.all([
        own.acrossCustomersVersions(await withClinics(deps, scope), row),
        selects("summary") ? summaries(deps, scope, row) : [],
      ]);
      return { versions: versions.map((version, at) => ({ ...version, summary: versionSummaries[at] ?? "" })) };
    });
};
