import type { ReactNode } from "react";
import { TableHead } from "../list/TableHead.tsx";
import styles from "./Chart.module.css";
import * as texts from "./chart-texts.ts";

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  /** Rows of texts or of elements that open something; the first column names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * Number of rows above which a table is long. Of a long table, paper shows only the first six rows below a drawing, not several sheets of numbers.
 */
const maxPrintedRows = 12;

/** Table of the numbers of a chart. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  const isLong = rows.length > maxPrintedRows;
  return (
    <>
      <table className={styles.table} data-long={isLong || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <TableHead heads={heads} />
        <tbody>
          {rows.map(([name, ...cells], at) => (
            <tr key={`${at} ${String(name)}`}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isLong && <p className={styles.moreRows}>{texts.ofRowsAChartThat(rows.length)}</p>}
    </>
  );
}
