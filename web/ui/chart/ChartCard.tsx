import { ChartLine, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { IconButton } from "../look/IconButton.tsx";
import styles from "./Chart.module.css";
import * as texts from "./chart-texts.ts";

interface ChartCardProps {
  title: string;
  /** Muted text beside the title: the unit, or a total, which may be a link. */
  hint?: ReactNode;
  /** Content below the title, for example the newest value. */
  lead?: ReactNode;
  /** Controls between the title and the table button, for example paging. */
  tools?: ReactNode;
  /** Text shown in place of the chart when the chart has no values. */
  empty: string | null;
  table: ReactNode;
  children: ReactNode;
}

/** Card of a chart with a title. The chart can be shown as a table. On paper, and inside `data-tables`, the table is below the drawing. */
export function ChartCard({ title, hint, lead, tools, empty, table, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3>
          {title} {hint && <small>{hint}</small>}
        </h3>
        {!empty && (
          <span className={styles.tools}>
            {tools}
            <span className={styles.toggle}>
              <IconButton
                label={asTable ? texts.showAsAChart(title) : texts.showAsATable(title)}
                icon={asTable ? <ChartLine /> : <Table2 />}
                onClick={() => setAsTable(!asTable)}
              />
            </span>
          </span>
        )}
      </div>
      {!empty && lead}
      {empty ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <>
          <div className={styles.shown} hidden={asTable}>
            {children}
          </div>
          <div className={styles.numbers} data-shown={asTable}>
            {table}
          </div>
        </>
      )}
    </section>
  );
}
