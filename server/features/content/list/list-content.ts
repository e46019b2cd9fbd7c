import { contentFilterSchema } from "@restride/domain/content/content-filter.ts";
import { contentKinds, isContentKind, maxListedContent } from "@restride/domain/content/kinds.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { matchesSearch, readSearchText, searchParts } from "@restride/domain/names/search-form.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { defaultPageSize, pagesOf } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { QueryGetContentListArgs } from "../../../generated/resolvers.ts";
import { requireOwner, editorState, withClinics } from "../get-content.ts";
import type { EditorDeps } from "../editor-deps.ts";
import type { EditorScope } from "../kinds.conditions.queries.ts";
import type { ListedContentQueries, ListedRow, ContentListRequest } from "./listed-content.queries.ts";

interface Deps extends EditorDeps {
  readonly lists: ListedContentQueries;
}

/** Page sizes: fields in which content is chosen request all content of a kind at once. */
const contentPage = pagesOf({ usual: defaultPageSize, max: maxListedContent });

/** Returns a row of a company's list. Content that the company does not own is ready content, for a super admin too. */
const toListed = (scope: EditorScope, row: ListedRow, company: Id | null) => ({
  ...row,
  version: row.number === 0 ? null : row.number,
  hasdraft: row.draft !== null,
  ...editorState(scope, row),
  ...(company !== row.company && { state: "ready" }),
});

/** Adds the condition that the name of content matches a search. */
const limitToSearch = async (
  lists: ListedContentQueries,
  scope: EditorScope,
  request: ContentListRequest,
  parts: readonly string[],
) => {
  if (parts.length === 0) return request;
  const names = await lists.acrossCustomersNames(scope, request);
  return { ...request, ids: names.filter(({ name }) => matchesSearch([name], parts)).map(({ id }) => id) };
};

/** Makes the use case that returns a page of a company's content of one kind, and of the ready content for it. */
export const makeListContent = (deps: Deps) => {
  const { db, lists } = deps;
  return (scope: EditorScope, request: QueryGetContentListArgs, wantsRows: boolean) =>
    db.transaction(scope, async () => {
      const { kind, companyid, searchText, pagination } = request;
      if (!isContentKind(kind)) return refuse(ownContentTexts.noKind);
      const page = parseOrRefuse(contentPage, pagination ?? {});
      if (isRefusal(page)) return page;
      const filter = parseOrRefuse(contentFilterSchema, request.filter ?? {});
      if (isRefusal(filter)) return filter;
      const company = await requireOwner(deps, scope, companyid);
      if (isRefusal(company)) return company;
      const open = await withClinics(deps, scope);
      const parts = searchParts(readSearchText(searchText));
      const listRequest = await limitToSearch(lists, open, { kind, company, ids: null, filter }, parts);
      const [rows, total] = await Promise.all([
        wantsRows ? lists.acrossCustomersList(open, listRequest, page) : [],
        lists.acrossCustomersTotal(open, listRequest),
      ]);
      return { contents: rows.map((row) => toListed(scope, row, company)), total };
    });
};

/** Makes the use case that counts the content in the list of each kind. */
export const makeCountContent = (deps: Deps) => {
  const { db, lists } = deps;
  return (scope: EditorScope, companyid: Id | null | undefined) =>
    db.transaction(scope, async () => {
      const company = await requireOwner(deps, scope, companyid);
      if (isRefusal(company)) return company;
      const totals = new Map(
        (await lists.acrossCustomersCounts(scope, company)).map(({ kind, total }) => [kind, total]),
      );
      return { counts: contentKinds.map((kind) => ({ kind, total: totals.get(kind) ?? 0 })) };
    });
};
