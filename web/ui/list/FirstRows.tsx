import { type ReactNode, useEffect, useState } from "react";
import styles from "./FirstRows.module.css";

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** As many are shown before somebody asks for all. */
  first: number;
  children: (row: Row) => ReactNode;
}

/** The first rows of a list that stands beside other things, and a button for the rest; on paper there are all of them. */
export function FirstRows<Row>({ rows, first, children }: FirstRowsProps<Row>) {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const print = (): void => setAll(true);
    window.addEventListener("beforeprint", print);
    return () => window.removeEventListener("beforeprint", print);
  }, []);
  return (
    <>
      <ul>{(all ? rows : rows.slice(0, first)).map(children)}</ul>
      {!all && rows.length > first && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          Show {rows.length - first} more
        </button>
      )}
    </>
  );
}
