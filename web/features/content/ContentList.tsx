import { kindName } from "@restride/domain/content/kinds.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useListed } from "../../platform/calls/use-listed.ts";
import { focusRow } from "../../platform/storage/list-places.ts";
import { useListSearch } from "../../platform/page/use-list-search.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordList } from "../../ui/list/RecordList.tsx";
import type { ListedRows } from "../../ui/list/RecordRows.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import styles from "./Content.module.css";
import type { FirstPlanProps } from "./care-plan/FirstPlan.tsx";
import { Cards, ExerciseCards } from "./ContentCards.tsx";
import { lastColumns, nameColumn } from "./content-columns.tsx";
import { contentPath, isPanel, newContent, openPath, type PagedKind } from "./content-path.ts";
import { ContentListDocument } from "./content-list.graphql.ts";
import { CompanyCrumbs, Owner } from "./ContentOwner.tsx";
import { ContentTabs } from "./ContentTabs.tsx";
import { useFollowing } from "./apply/use-following.ts";
import { useContentFilter } from "./filter/content-filters.ts";
import { ContentFilterBar } from "./filter/ContentFilterBar.tsx";
import { RowDialog } from "./row-menu/RowDialog.tsx";
import { useRowDialogs } from "./row-menu/use-row-dialogs.ts";
import { headOf, type Listed } from "./content-state-texts.ts";
import { useContentActions } from "./use-content-actions.ts";
import * as texts from "./content-texts.ts";

interface ContentListProps {
  kind: PagedKind;
  /** Columns between name and version; none for content that is shown as cards with pictures. */
  columns?: readonly Column<Listed>[];
  /** Returns the text below the name in a table. */
  about?: (row: Listed) => string;
  /** Returns the text below the name in a card. */
  line: (row: Listed) => string;
  /** Renders a count, which opens a list, below the line. */
  number?: (row: Listed) => ReactNode;
  none: { readonly title: string; readonly text: string };
  /** Replaces the rows while a company has no content of its own. */
  firstOwn?: (ready: FirstPlanProps) => ReactNode;
  /** Panel of the open record. */
  beside?: ReactNode;
  /** Renders an overlay for the visible rows. */
  over?: (rows: readonly Listed[]) => ReactNode;
}

/** Returns whether a company has only ready content to copy, on all pages, without search or filter. */
function useHasNone(company: string | null, isWhole: boolean, { rows, total, failure }: ListedRows<Listed>): boolean {
  const isOwner = Boolean(useSignedIn().company) || company !== null;
  if (!isOwner || !isWhole || failure !== null) return false;
  return rows !== null && rows.length === total && rows.every(({ state }) => state === "ready");
}

const Hint = () => <p className={styles.hint}>{texts.aChangeMakesANew}</p>;

/** Returns the focus to the row whose panel was closed. */
function useReturn(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id) focusRow(before.current);
    before.current = id;
  }, [id]);
}

const AddContent = ({ kind, to }: { kind: PagedKind; to: string }) => (
  <Link to={to} className={buttonClass({ variant: "primary" })}>
    <Plus />
    {texts.addKindName(kindName(kind))}
  </Link>
);

const wordsOf = (kind: PagedKind) => ({
  title: texts.content,
  caption: headOf(kind),
  placeholder: texts.searchKindName(kindName(kind, 2)),
  noMatch: { title: texts.noMatch(kindName(kind, 2)), text: texts.tryAnotherNameOrTake },
});

/** Loads the page of a list for the search and filters in the URL. */
function useContentListed(kind: PagedKind, company: string | null) {
  const search = useListSearch();
  const { searchText, page } = search;
  const { filter, showFilter } = useContentFilter();
  const listed = useListed(
    ContentListDocument,
    { kind, companyid: company, searchText, filter, pagination: page },
    { tags: ["content"], read: ({ getContentList: { contents, total } }) => ({ rows: contents, total }) },
  );
  return { search, listed, filter, showFilter, isFiltered: searchText !== "" || Object.values(filter).some(Boolean) };
}

/** Page with a company's content of one kind, and the ready content that it can copy. */
export function ContentList({ kind, columns, about, line, number, none, firstOwn, beside, over }: ContentListProps) {
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const { search, listed, filter, showFilter, isFiltered } = useContentListed(kind, company);
  const actions = useContentActions(kind, company);
  const rows = listed.rows ?? [];
  const { ask, onRetire, ...row } = useRowDialogs({ kind, rows, isByState: Boolean(filter.state) }, actions);
  const follow = useFollowing();
  const hasNone = useHasNone(company, !isFiltered && search.page.current === 1, listed);
  const first = hasNone && firstOwn?.({ company, ready: rows, ...actions });
  const path = (id: string): string => (isPanel(kind) ? openPath(kind, id, params) : contentPath(kind, id, company));
  const { id } = useParams();
  useReturn(id);
  const open = ({ _id }: Listed): string => path(_id);
  const tools = (of: Listed) => ({ row: of, to: open(of), copy: actions.copy, retire: onRetire, onAsk: ask });
  const TheseCards = columns ? Cards : ExerciseCards;
  return (
    <RecordList<Listed>
      above={
        <>
          {company !== null && <CompanyCrumbs company={company} />}
          {over?.(rows)}
          {row.rowRequest && <RowDialog {...row} rowRequest={row.rowRequest} onApplied={follow} />}
        </>
      }
      {...wordsOf(kind)}
      counts={<Owner company={company} />}
      tabs={<ContentTabs kind={kind} company={company} />}
      bar={<ContentFilterBar {...{ kind, company, filter, showFilter }} total={listed.total} />}
      instead={first}
      search={search}
      listed={listed}
      sizes={pageSizes}
      none={{ ...none, add: { to: path(newContent), text: texts.addTheFirst(kindName(kind)) } }}
      isFiltered={isFiltered}
      actions={<AddContent kind={kind} to={path(newContent)} />}
      {...(columns && { columns: [nameColumn(kind, about), ...columns, ...(beside ? [] : lastColumns(tools))] })}
      cards={(visibleRows) => <TheseCards rows={visibleRows} line={line} number={number} open={open} tools={tools} />}
      open={open}
      current={id}
      beside={beside}
      below={!first && <Hint />}
    />
  );
}
