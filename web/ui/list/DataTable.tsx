import { Fragment, type ReactNode } from "react";
import { Checkbox } from "../field/Checkbox.tsx";
import styles from "./DataTable.module.css";
import { SkeletonBar, useHasLasted } from "../look/States.tsx";
import * as texts from "./list-texts.ts";
import { useRowKeys } from "./use-row-keys.ts";

/** Column of a table. `sortBy` names the field that its header sorts by. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly width?: string;
  readonly align?: "right" | "center";
  readonly sortBy?: string;
  readonly pin?: "left" | "right";
  /** Leaves the column out on paper, because it holds only controls. A column pinned at the right is left out too. */
  readonly isHiddenInPrint?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** Sort field and direction of a table. */
export interface TableSort {
  readonly field: string;
  readonly order: "ascend" | "descend";
}

/** Group of rows; its rows are together under its header. */
export interface RowGroup {
  readonly key: string;
  readonly head: ReactNode;
}

/** Selected rows of a table, and the functions that change the selection. */
export interface TableSelection<Row> {
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly togglePage: () => void;
  readonly nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  /** Rows; null while the first page loads. */
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  refreshing: boolean;
  /** Key of the row whose panel is open. */
  current?: string | undefined;
  sort?: TableSort;
  onSort?: (field: string) => void;
  selection?: TableSelection<Row>;
  /** Returns the group of a row; without it there are no groups. */
  groupOf?: (row: Row) => RowGroup;
  onOpen?: (row: Row, inNewTab: boolean) => void;
  /** Whether the key X selects the focused row. */
  singleKeys: boolean;
}

function Head<Row>({ columns, sort, onSort, rows, selection }: DataTableProps<Row>) {
  const ticked = selection && rows ? rows.filter(selection.has).length : 0;
  return (
    <thead>
      <tr>
        {selection && (
          <th className={styles.tick}>
            <Checkbox
              label={texts.selectThisPage}
              checked={rows !== null && rows.length > 0 && ticked === rows.length}
              disabled={!rows?.length}
              some={ticked > 0}
              onChecked={selection.togglePage}
            />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: Pick<DataTableProps<Row>, "sort" | "onSort"> & { column: Column<Row> }) {
  const sorted = column.sortBy !== undefined && sort?.field === column.sortBy ? sort.order : undefined;
  const ariaSort = { ascend: "ascending", descend: "descending", none: "none" } as const;
  return (
    <th
      scope="col"
      style={{ width: column.width, textAlign: column.align }}
      data-pin={column.pin}
      data-align={column.align}
      data-hidden-in-print={column.isHiddenInPrint}
      aria-sort={column.sortBy === undefined ? undefined : ariaSort[sorted ?? "none"]}
    >
      {column.sortBy === undefined ? (
        column.title
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort?.(column.sortBy ?? "")}>
          {column.title}
          <svg className={styles.arrows} data-sorted={sorted} viewBox="0 0 10 14" width="10" height="14" aria-hidden>
            <path d="M5 1 9.500 6h-9z" fill="currentColor" />
            <path d="M5 13 .5 8h9z" fill="currentColor" />
          </svg>
        </button>
      )}
    </th>
  );
}

function Skeleton({ columns, ticks }: { columns: number; ticks: boolean }) {
  return Array.from({ length: 8 }, (_, row) => (
    <tr key={row} className={styles.waiting} aria-hidden>
      {Array.from({ length: columns + Number(ticks) }, (_cell, column) => (
        <td key={column}>
          <SkeletonBar width={ticks && column === 0 ? "16px" : `${45 + ((row * 7 + column * 13) % 30)}%`} />
        </td>
      ))}
    </tr>
  ));
}

const startsGroup = <Row,>(rows: readonly Row[], index: number, groupOf?: (row: Row) => RowGroup): boolean =>
  groupOf !== undefined && (index === 0 || groupOf(rows[index - 1]!).key !== groupOf(rows[index]!).key);

/** Header above the first row of a group. */
function GroupHead({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns}>
        {children}
      </th>
    </tr>
  );
}

/** Table with a sticky header, sortable columns, checkboxes, and rows that open. Its rows scroll inside the card around it. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, refreshing, selection, groupOf, onOpen } = props;
  const { body, rowProps } = useRowKeys(props);
  const showSkeleton = useHasLasted(300, rows === null);
  return (
    <div className={styles.scroll} data-list-rows data-refreshing={refreshing && rows !== null}>
      <table className={styles.table} aria-busy={refreshing}>
        <caption className="visually-hidden">{caption}</caption>
        <Head {...props} />
        <tbody ref={body}>
          {showSkeleton && <Skeleton columns={columns.length} ticks={selection !== undefined} />}
          {rows?.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {startsGroup(rows, index, groupOf) && (
                <GroupHead columns={columns.length + Number(selection !== undefined)}>{groupOf?.(row).head}</GroupHead>
              )}
              <tr
                data-row={rowKey(row)}
                data-selected={selection?.has(row)}
                data-opens={Boolean(onOpen)}
                aria-current={rowKey(row) === props.current || undefined}
                {...rowProps(row, index)}
              >
                {selection && (
                  <td className={styles.tick}>
                    <Checkbox
                      label={texts.selectName(selection.nameOf(row))}
                      checked={selection.has(row)}
                      onChecked={() => selection.toggle(row)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    style={{ textAlign: column.align }}
                    data-pin={column.pin}
                    data-align={column.align}
                    data-hidden-in-print={column.isHiddenInPrint}
                  >
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
