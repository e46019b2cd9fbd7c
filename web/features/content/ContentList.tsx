import { pageSizes } from "@restride/domain/values/page.ts";
import { kindName } from "@restride/domain/content/kinds.ts";
import { Copy, Plus } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { useListed } from "../../platform/calls/use-listed.ts";
import { useListSearch } from "../../platform/page/use-list-search.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordList } from "../../ui/list/RecordList.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { buttonClass } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { StatusDot } from "../../ui/look/Marks.tsx";
import styles from "./Content.module.css";
import { contentPath, newContent, type PagedKind } from "./content-path.ts";
import { ContentListDocument } from "./content-pages.graphql.ts";
import { ContentTabs } from "./ContentTabs.tsx";
import { dayOf, headOf, type Listed, stateDot, stateWords, untitled } from "./content-words.ts";
import { useContentActions } from "./use-content-actions.ts";

const nameOf = ({ name }: Listed): string => name || untitled;

interface ContentListProps {
  kind: PagedKind;
  /** What a list of this kind shows between name and version. */
  columns: readonly Column<Listed>[];
  /** The same for a card. */
  line: (row: Listed) => string;
  none: { readonly title: string; readonly text: string };
}

/** A number at the right of its column; a dash for none. */
export const numberColumn = (
  key: string,
  title: string,
  cell: (row: Listed) => number | null | undefined,
): Column<Listed> => ({ key, title, align: "right", cell: (row) => cell(row)?.toLocaleString("en-US") ?? "—" });

const lastColumns = (copy: (id: string) => Promise<void>): readonly Column<Listed>[] => [
  numberColumn("version", "Version", ({ version }) => version),
  {
    key: "state",
    title: "Status",
    cell: ({ state, version }) => <StatusDot look={stateDot(state)}>{stateWords(state, version ?? 0)}</StatusDot>,
  },
  { key: "changed", title: "Changed", cell: ({ changed }) => dayOf(changed) },
  {
    key: "copy",
    title: "",
    pin: "right",
    cell: (row) => (
      <span className={styles.rowActions}>
        <CopyButton row={row} copy={copy} />
      </span>
    ),
  },
];

const CopyButton = ({ row, copy }: { row: Listed; copy: (id: string) => Promise<void> }) => (
  <IconButton
    label={`Copy ${nameOf(row)}`}
    icon={<Copy />}
    onClick={(event) => {
      event.stopPropagation();
      void copy(row._id);
    }}
  />
);

/** What a company has of one kind, and what is ready for it. */
export function ContentList({ kind, columns, line, none }: ContentListProps) {
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const search = useListSearch();
  const { searchText, page } = search;
  const listed = useListed(
    ContentListDocument,
    { kind, companyid: company, searchText, pagination: page },
    { about: ["content"], read: ({ getContentList: { contents, total } }) => ({ rows: contents, total }) },
  );
  const { copy } = useContentActions(kind, company);
  const open = ({ _id }: Listed): string => contentPath(kind, _id, company);
  return (
    <RecordList<Listed>
      title={headOf(kind)}
      above={<ContentTabs kind={kind} company={company} />}
      search={search}
      placeholder={`Search ${kindName(kind, 2)}`}
      listed={listed}
      sizes={pageSizes}
      none={{ ...none, add: { to: contentPath(kind, newContent, company), text: `Add the first ${kindName(kind)}` } }}
      noMatch={{ title: `No ${kindName(kind, 2)} match`, text: "Try another name." }}
      isNarrowed={searchText !== ""}
      actions={
        <Link to={contentPath(kind, newContent, company)} className={buttonClass({ variant: "primary" })}>
          <Plus />
          {`Add ${kindName(kind)}`}
        </Link>
      }
      columns={[
        { key: "name", title: "Name", pin: "left", cell: (row) => <span className={styles.name}>{nameOf(row)}</span> },
        ...columns,
        ...lastColumns(copy),
      ]}
      cards={(rows) => (
        <RowCards<Listed>
          rows={rows}
          title={nameOf}
          open={open}
          lines={(row) => [line(row), stateWords(row.state, row.version ?? 0)]}
          actions={(row) => <CopyButton row={row} copy={copy} />}
        />
      )}
      open={open}
      below={
        <p className={styles.hint}>
          A change makes a new version. Running programmes stay on theirs until you ask for it.
        </p>
      }
    />
  );
}
