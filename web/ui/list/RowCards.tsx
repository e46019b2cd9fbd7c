import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./RowCards.module.css";

interface RowCardsProps<Row> {
  rows: readonly Row[];
  /** Its name. */
  title: (row: Row) => string;
  /** A link or an action behind the name; rows that open nothing have none. */
  open?: (row: Row) => string | (() => void);
  /** What the link carries along. */
  carries?: (row: Row) => unknown;
  picture?: (row: Row) => ReactNode;
  /** A line each; an empty one is left out. */
  lines: (row: Row) => readonly string[];
  /** Below the lines: what can be done with it. */
  actions?: (row: Row) => ReactNode;
  /** At the right: its tick. */
  tick?: (row: Row) => ReactNode;
}

interface TitleProps {
  text: string;
  open: string | (() => void) | undefined;
  carried: unknown;
}

function Title({ text, open, carried }: TitleProps) {
  if (open === undefined) return <span className={styles.title}>{text}</span>;
  if (typeof open === "string") {
    return (
      <Link to={open} state={carried} className={styles.title}>
        {text}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.title} onClick={open}>
      {text}
    </button>
  );
}

/** The rows of a list as cards, for narrow windows. */
export const RowCards = <Row extends { readonly _id: string }>({
  rows,
  title,
  open,
  carries,
  picture,
  lines,
  ...more
}: RowCardsProps<Row>) => (
  <ul className={styles.cards}>
    {rows.map((row) => (
      <li key={row._id} data-row={row._id} className={styles.card}>
        {picture?.(row)}
        <div className={styles.words}>
          <Title text={title(row)} open={open?.(row)} carried={carries?.(row)} />
          {lines(row)
            .filter(Boolean)
            .map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          {more.actions && <div className={styles.actions}>{more.actions(row)}</div>}
        </div>
        {more.tick?.(row)}
      </li>
    ))}
  </ul>
);
