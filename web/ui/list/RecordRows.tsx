import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "../look/Button.tsx";
import { type Column, DataTable, type RowGroup, type TableSelection, type TableSort } from "./DataTable.tsx";
import { hasPages, Pager } from "./Pager.tsx";
import { SkeletonLines } from "../look/Skeleton.tsx";
import { ErrorState, NoResult } from "../look/States.tsx";
import { useNarrow } from "../look/use-width.ts";
import { usePrintedRows } from "./use-printed-rows.ts";
import * as texts from "./list-texts.ts";

/** Page of a list: its rows and the total, or the failure to load it. */
export interface ListedRows<Row> {
  /** Rows; null until the first response. */
  readonly rows: readonly Row[] | null;
  /** Number of rows on all pages. */
  readonly total: number | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** Whether the server refused the request; otherwise it was unreachable, and the request was repeated. */
  readonly refused: boolean;
  readonly refetch: () => void;
  /** Whether the key X selects the focused row. */
  readonly singleKeys: boolean;
  /** Reads the rows of all pages, up to the print limit; null when they could not be read. */
  readonly readAll?: () => Promise<readonly Row[] | null>;
}

/** Current page of a list, and the function that changes it. */
export interface ListPages {
  readonly page: { readonly current: number; readonly pageSize: number };
  readonly showPage: (current: number, pageSize: number) => void;
}

export interface RecordRowsProps<Row extends { readonly _id: string }> {
  /** Name of the rows, for example 'Users'. */
  caption: string;
  listed: ListedRows<Row>;
  pages: ListPages;
  /** Page sizes to choose from. */
  sizes: readonly number[];
  /** Leaves the pager out while all rows are on one page, because their number is written above them. */
  hidesSinglePage?: boolean;
  /** Columns of a table; without them the rows are cards in any window. */
  columns?: readonly Column<Row>[];
  /** Renders the rows in a narrow window. */
  cards: (rows: readonly Row[]) => ReactNode;
  /** Returns the path of a row's page, or the action that opens it. */
  open?: (row: Row) => string | (() => void);
  /** Returns the history state of the link to a row. */
  linkState?: (row: Row) => unknown;
  sort?: TableSort;
  onSort?: (field: string) => void;
  selection?: TableSelection<Row>;
  /** Id of the row whose panel is open. */
  current?: string | undefined;
  groupOf?: (row: Row) => RowGroup;
  /** Content shown when there is no row at all. */
  nobody: ReactNode;
}

/** Message for a page number past the end of the list. */
export const BeyondEnd = ({ onFirst }: { onFirst: () => void }) => (
  <NoResult title={texts.thisPageIsPastTheEnd} text={texts.theListHasBecomeShorter}>
    <Button onClick={onFirst}>{texts.firstPage}</Button>
  </NoResult>
);

/** Returns the function that opens a row: in the current tab, or in a new one when the row has a page. */
function useOpen<Row extends { readonly _id: string }>({ open, linkState }: RecordRowsProps<Row>) {
  const navigate = useNavigate();
  if (!open) return undefined;
  return (row: Row, inNewTab: boolean): void => {
    const target = open(row);
    if (typeof target !== "string") target();
    else if (inNewTab) window.open(target, "_blank", "noopener");
    else void navigate(target, { state: linkState?.(row) });
  };
}

/** Rows of a list as a table, or as cards in a narrow window, with their loading, empty, and error states and a pager. */
export function RecordRows<Row extends { readonly _id: string }>(props: RecordRowsProps<Row>) {
  const { caption, listed, pages, sizes, columns, cards, nobody, ...table } = props;
  const { rows, total, loading, failure, refused, refetch, singleKeys } = listed;
  const { current, pageSize } = pages.page;
  const narrow = useNarrow();
  const onOpen = useOpen(props);
  const { paper, busy, print } = usePrintedRows(narrow ? undefined : listed.readAll);
  const printedRows = paper ?? rows;
  if (failure !== null) {
    const safe = refused ? texts.nothingWasChanged : texts.nothingWasChangedThePage;
    return <ErrorState message={failure} reassurance={safe} onRetry={refetch} />;
  }
  if (total === 0) return nobody;
  if (total !== null && rows?.length === 0) return <BeyondEnd onFirst={() => pages.showPage(1, pageSize)} />;
  return (
    <>
      {narrow || !columns ? (
        ((printedRows && cards(printedRows)) ?? <SkeletonLines count={8} height={96} />)
      ) : (
        <DataTable<Row>
          caption={caption}
          columns={columns}
          rows={printedRows}
          rowKey={({ _id }) => _id}
          refreshing={loading}
          singleKeys={singleKeys}
          {...(onOpen && { onOpen })}
          current={table.current}
          {...(table.sort && { sort: table.sort })}
          {...(table.onSort && { onSort: table.onSort })}
          {...(table.groupOf && { groupOf: table.groupOf })}
          {...(table.selection && { selection: table.selection })}
        />
      )}
      {total !== null && (!table.hidesSinglePage || hasPages(current, pageSize, total, sizes)) && (
        <Pager {...pages.page} total={total} printed={paper?.length} sizes={sizes} onPage={pages.showPage}>
          {listed.readAll && !narrow && (
            <Button variant="text" size="small" icon={<Printer />} busy={busy} onClick={() => void print()}>
              {texts.print}
            </Button>
          )}
        </Pager>
      )}
    </>
  );
}
