import { kindName } from "@restride/domain/content/kinds.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useListed } from "../../platform/calls/use-listed.ts";
import { focusRow } from "../../platform/page/list-places.ts";
import { useListSearch } from "../../platform/page/use-list-search.ts";
import { useSignedIn } from "../../platform/stores.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordList } from "../../ui/list/RecordList.tsx";
import type { ListedRows } from "../../ui/list/RecordRows.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import styles from "./Content.module.css";
import type { FirstPlanProps } from "./care-plan/FirstPlan.tsx";
import { Cards, ExerciseCards } from "./ContentCards.tsx";
import { lastColumns, nameColumn } from "./content-columns.tsx";
import { contentPath, isPanel, newContent, openPath, type PagedKind } from "./content-path.ts";
import { ContentListDocument } from "./content-pages.graphql.ts";
import { ContentTabs } from "./ContentTabs.tsx";
import { headOf, type Listed } from "./content-words.ts";
import { useContentActions } from "./use-content-actions.ts";

interface ContentListProps {
  kind: PagedKind;
  /** What a list of this kind shows between name and version; nothing where each has a card with its picture. */
  columns?: readonly Column<Listed>[];
  /** Below the name, where a table has room for it. */
  about?: (row: Listed) => string;
  /** The same for a card. */
  line: (row: Listed) => string;
  /** Below it: a number that opens. */
  number?: (row: Listed) => ReactNode;
  none: { readonly title: string; readonly text: string };
  /** Stands in place of the rows while a company has nothing of its own. */
  firstOwn?: (ready: FirstPlanProps) => ReactNode;
  /** The panel of what is open. */
  beside?: ReactNode;
  /** What is opened over the rows that are shown. */
  over?: (rows: readonly Listed[]) => ReactNode;
}

/** Whose content a list shows. */
function Owner({ company }: { company: string | null }) {
  const own = useSignedIn().company;
  if (own) return <span className={styles.owner}>{`${own.name}: its own, and what is ready to copy`}</span>;
  return <span className={styles.owner}>{company ? "Own, and what is ready to copy" : "Ready for every company"}</span>;
}

/** Whether all that a company is shown, of all pages and without a search, is what is ready to copy. */
function useHasNone(company: string | null, isWhole: boolean, { rows, total, failure }: ListedRows<Listed>): boolean {
  const isOwner = Boolean(useSignedIn().company) || company !== null;
  if (!isOwner || !isWhole || failure !== null) return false;
  return rows !== null && rows.length === total && rows.every(({ state }) => state === "ready");
}

const Hint = () => (
  <p className={styles.hint}>A change makes a new version. Running programmes stay on theirs until you ask for it.</p>
);

/** Gives the focus back to the row whose panel was closed. */
function useReturn(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id) focusRow(before.current);
    before.current = id;
  }, [id]);
}

/** What a company has of one kind, and what is ready for it. */
export function ContentList({ kind, columns, about, line, number, none, firstOwn, beside, over }: ContentListProps) {
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const search = useListSearch();
  const { searchText, page } = search;
  const listed = useListed(
    ContentListDocument,
    { kind, companyid: company, searchText, pagination: page },
    { about: ["content"], read: ({ getContentList: { contents, total } }) => ({ rows: contents, total }) },
  );
  const { copy, copying } = useContentActions(kind, company);
  const hasNone = useHasNone(company, searchText === "" && page.current === 1, listed);
  const first = hasNone && firstOwn?.({ company, ready: listed.rows ?? [], copy, copying });
  const path = (id: string): string => (isPanel(kind) ? openPath(kind, id, params) : contentPath(kind, id, company));
  const { id } = useParams();
  useReturn(id);
  const open = ({ _id }: Listed): string => path(_id);
  const TheseCards = columns ? Cards : ExerciseCards;
  return (
    <RecordList<Listed>
      above={over?.(listed.rows ?? [])}
      title="Content"
      caption={headOf(kind)}
      counts={<Owner company={company} />}
      tabs={<ContentTabs kind={kind} company={company} />}
      instead={first}
      search={search}
      placeholder={`Search ${kindName(kind, 2)}`}
      listed={listed}
      sizes={pageSizes}
      none={{ ...none, add: { to: path(newContent), text: `Add the first ${kindName(kind)}` } }}
      noMatch={{ title: `No ${kindName(kind, 2)} match`, text: "Try another name." }}
      isNarrowed={searchText !== ""}
      actions={
        <Link to={path(newContent)} className={buttonClass({ variant: "primary" })}>
          <Plus />
          {`Add ${kindName(kind)}`}
        </Link>
      }
      {...(columns && { columns: [nameColumn(kind, about), ...columns, ...(beside ? [] : lastColumns(copy))] })}
      cards={(rows) => <TheseCards rows={rows} line={line} number={number} open={open} copy={copy} />}
      open={open}
      current={id}
      beside={beside}
      below={!first && <Hint />}
    />
  );
}
