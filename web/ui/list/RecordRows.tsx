import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "../look/Button.tsx";
import { type Column, DataTable, type RowGroup, type TableSelection, type TableSort } from "./DataTable.tsx";
import { Pager } from "./Pager.tsx";
import { SkeletonLines } from "../look/Skeleton.tsx";
import { ErrorState, NoResult } from "../look/States.tsx";
import { useNarrow } from "../look/use-width.ts";
import { usePaper } from "./use-paper.ts";

/** A page of a list: its rows and how many there are, or why there is nothing to show. */
export interface ListedRows<Row> {
  /** Null until the first answer. */
  readonly rows: readonly Row[] | null;
  /** On all pages. */
  readonly total: number | null;
  readonly loading: boolean;
  readonly failure: string | null;
  /** Whether the server answered and refused; otherwise it could not be reached, and was tried again. */
  readonly refused: boolean;
  readonly refetch: () => void;
  /** Whether the key X selects the row in focus. */
  readonly singleKeys: boolean;
  /** All rows, of all pages, as far as they are printed; null when they could not be read. */
  readonly readAll?: () => Promise<readonly Row[] | null>;
}

/** Which page of a list is shown. */
export interface ListPages {
  readonly page: { readonly current: number; readonly pageSize: number };
  readonly showPage: (current: number, pageSize: number) => void;
}

export interface RecordRowsProps<Row extends { readonly _id: string }> {
  /** What the rows are, such as 'Users'. */
  caption: string;
  listed: ListedRows<Row>;
  pages: ListPages;
  /** How many rows a page may have. */
  sizes: readonly number[];
  /** The columns of a table; without them its rows are cards in any window. */
  columns?: readonly Column<Row>[];
  /** The rows in a narrow window. */
  cards: (rows: readonly Row[]) => ReactNode;
  /** Where a row leads, or what it does. */
  open?: (row: Row) => string | (() => void);
  /** What the way there carries along. */
  carries?: (row: Row) => unknown;
  sort?: TableSort;
  onSort?: (field: string) => void;
  selection?: TableSelection<Row>;
  /** Whose panel is open. */
  current?: string | undefined;
  groupOf?: (row: Row) => RowGroup;
  /** Stands there when there is no row at all. */
  nobody: ReactNode;
}

/** A page that the list does not have any more. */
export const BeyondEnd = ({ onFirst }: { onFirst: () => void }) => (
  <NoResult title="This page is past the end of the list" text="The list has become shorter, or the address is old.">
    <Button onClick={onFirst}>First page</Button>
  </NoResult>
);

/** Opens a row: here, or in a new tab where it is a page. */
function useOpen<Row extends { readonly _id: string }>({ open, carries }: RecordRowsProps<Row>) {
  const navigate = useNavigate();
  if (!open) return undefined;
  return (row: Row, inNewTab: boolean): void => {
    const target = open(row);
    if (typeof target !== "string") target();
    else if (inNewTab) window.open(target, "_blank", "noopener");
    else void navigate(target, { state: carries?.(row) });
  };
}

/** The rows of a list as a table, or as cards in a narrow window, with what stands in their place, and their pages. */
export function RecordRows<Row extends { readonly _id: string }>(props: RecordRowsProps<Row>) {
  const { caption, listed, pages, sizes, columns, cards, nobody, ...table } = props;
  const { rows, total, loading, failure, refused, refetch, singleKeys } = listed;
  const narrow = useNarrow();
  const onOpen = useOpen(props);
  const { paper, busy, print } = usePaper(narrow ? undefined : listed.readAll);
  const printedRows = paper ?? rows;
  if (failure !== null) {
    const safe = refused ? "Nothing was changed." : "Nothing was changed. The page tried again three times.";
    return <ErrorState message={failure} safe={safe} onRetry={refetch} />;
  }
  if (total === 0) return nobody;
  if (total !== null && rows?.length === 0) return <BeyondEnd onFirst={() => pages.showPage(1, pages.page.pageSize)} />;
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
      {total !== null && (
        <Pager {...pages.page} total={total} printed={paper?.length} sizes={sizes} onPage={pages.showPage}>
          {listed.readAll && !narrow && (
            <Button variant="text" size="small" icon={<Printer />} busy={busy} onClick={() => void print()}>
              Print
            </Button>
          )}
        </Pager>
      )}
    </>
  );
}
