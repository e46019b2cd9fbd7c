import { differencesOf, summaryOf } from "@restride/domain/content/compare/differences.ts";
import type { SaidContent } from "@restride/domain/content/compare/said-content.ts";
import { contentState } from "@restride/domain/content/content-state.ts";
import { isContentKind, mostListed } from "@restride/domain/content/kinds.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { defaultPageSize, pageSchema, pagesOf } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type {
  QueryGetContentHoldersArgs,
  QueryGetContentListArgs,
  QueryGetContentRunningArgs,
} from "../../generated/resolvers.ts";
import { heldBy, standing, withClinics } from "./get-content.ts";
import type { KeeperNeeds } from "./keeper-needs.ts";
import { type Keeper, ownerOf } from "./kinds.conditions.views.ts";
import type { HeadRow, ListedRow } from "./own-content.views.ts";

const longestSearch = 100;

/** What a company has of a kind is asked for as a whole, where it is chosen from. */
const contentPage = pagesOf({ usual: defaultPageSize, most: mostListed });

const shown = (row: ListedRow) => ({ ...row, version: row.number === 0 ? null : row.number });

/** How content stands in the list of a company: what is not its own is ready, for a super admin too. */
const standingOf = (scope: Keeper, row: ListedRow, company: Id | null) => {
  const stands = standing(scope, row);
  const isReady = company !== null && row.company === null && !row.isRetired;
  return isReady ? { ...stands, state: contentState({ ...row, mayEdit: false, hasDraft: false }) } : stands;
};

/** A page of what a company has of one kind, and of what is ready for it. */
export const makeListContent = (needs: KeeperNeeds) => {
  const { db, own } = needs;
  return (scope: Keeper, { kind, companyid, searchText, pagination }: QueryGetContentListArgs, wantsRows: boolean) =>
    db.transaction(scope, async () => {
      if (!isContentKind(kind)) return refuse(ownContentTexts.noKind);
      const page = parseOrRefuse(contentPage, pagination ?? {});
      if (isRefusal(page)) return page;
      const search = (searchText ?? "").trim().slice(0, longestSearch);
      const question = { kind, company: ownerOf(scope, companyid), search };
      const open = await withClinics(needs, scope);
      const [rows, total] = await Promise.all([
        wantsRows ? own.acrossCustomersList(open, question, page) : [],
        own.acrossCustomersTotal(open, question),
      ]);
      return { contents: rows.map((row) => ({ ...shown(row), ...standingOf(scope, row, question.company) })), total };
    });
};

/** Who runs a care plan: the patients whom its number in a company's list counts. */
export const makeGetRunning = (needs: KeeperNeeds) => {
  const { db, own } = needs;
  return (scope: Keeper, { id, companyid, pagination }: QueryGetContentRunningArgs) =>
    db.transaction(scope, async () => {
      const page = parseOrRefuse(pageSchema, pagination ?? {});
      if (isRefusal(page)) return page;
      const row = await own.acrossCustomersHead(scope, id);
      if (!row) return refuse(ownContentTexts.notFound);
      const [company, open] = [ownerOf(scope, row.company ?? companyid), await withClinics(needs, scope)];
      const [patients, { running: total }] = await Promise.all([
        own.acrossCustomersFollowers(open, row, company, page),
        own.acrossCustomersUse(open, row, company),
      ]);
      return { patients, total };
    });
};

/** What holds content, with how many run it. */
export const makeGetHolders = (needs: KeeperNeeds) => {
  const { db, own, bodyViews } = needs;
  return (scope: Keeper, { id, companyid }: QueryGetContentHoldersArgs) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, id);
      if (!row) return refuse(ownContentTexts.notFound);
      const [company, open] = [ownerOf(scope, row.company ?? companyid), await withClinics(needs, scope)];
      return { holders: await bodyViews.acrossCustomersHolders(open, row, company) };
    });
};

/** What each version, newest first, changed in the one before it, in a line. */
const summaries = async ({ bodyViews }: KeeperNeeds, scope: Keeper, row: HeadRow): Promise<string[]> => {
  const bodies = await bodyViews.acrossCustomersBodies(scope, row, null);
  const parts = await bodyViews.acrossCustomersParts(scope, [...new Set(bodies.flatMap(({ body }) => heldBy(body)))]);
  const said = bodies.map(({ body }): SaidContent => ({ [row.kind]: body, parts }));
  return said.map((newer, at) => {
    const older = said[at + 1];
    return older ? summaryOf(differencesOf(older, newer)) : "";
  });
};

/** The versions of content. */
export const makeGetVersions = (needs: KeeperNeeds) => {
  const { db, own } = needs;
  return (scope: Keeper, contentId: Id, selects: (field: string) => boolean) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, contentId);
      if (!row) return refuse(ownContentTexts.notFound);
      const [versions, said] = await Promise.all([
        own.acrossCustomersVersions(await withClinics(needs, scope), row),
        selects("summary") ? summaries(needs, scope, row) : [],
      ]);
      return { versions: versions.map((version, at) => ({ ...version, summary: said[at] ?? "" })) };
    });
};
