import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import styles from "./FirstRows.module.css";
import * as texts from "./partial-list-texts.ts";

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** Number of rows shown before a person asks for all. */
  first: number;
  children: (row: Row) => ReactNode;
}

/** First rows of a list that is beside other content, and a button for the rest; on paper all rows are shown. */
export function FirstRows<Row>({ rows, first, children }: FirstRowsProps<Row>) {
  const [all, setAll] = useState(false);
  useEffect(() => {
    // The browser reads the page right after `beforeprint`, so all rows must be rendered synchronously.
    const print = (): void => flushSync(() => setAll(true));
    window.addEventListener("beforeprint", print);
    return () => window.removeEventListener("beforeprint", print);
  }, []);
  return (
    <>
      <ul>{(all ? rows : rows.slice(0, first)).map(children)}</ul>
      {!all && rows.length > first && (
        <button type="button" className={styles.moreButton} onClick={() => setAll(true)}>
          {texts.showMore(rows.length - first)}
        </button>
      )}
    </>
  );
}
