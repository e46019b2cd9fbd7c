import type { ReactNode } from "react";
import { TableHead } from "../list/TableHead.tsx";
import styles from "./Chart.module.css";

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  /** Rows of words or of what opens; the first column names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** Of a table with more rows than this, paper below a drawing has the first six: else it is sheets of numbers. */
const mostOnPaper = 12;

/** The numbers of a chart as a table. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  const isLong = rows.length > mostOnPaper;
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
      {isLong && <p className={styles.rest}>6 of {rows.length} rows. A chart that is shown as a table prints all.</p>}
    </>
  );
}
