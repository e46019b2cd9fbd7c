import type { ReactNode } from "react";
import { TableHead } from "../list/TableHead.tsx";
import styles from "./Chart.module.css";

interface ChartTableProps {
  caption: string;
  heads: readonly string[];
  /** Rows of words or of what opens; the first column names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/** The numbers of a chart as a table. */
export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <table className={styles.table}>
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
  );
}
