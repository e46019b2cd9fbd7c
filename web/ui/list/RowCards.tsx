import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./RowCards.module.css";

interface RowCardsProps<Row> {
  rows: readonly Row[];
  /** Returns the name of a row. */
  title: (row: Row) => string;
  /** Returns the path or the action that the name opens; without it the names open nothing. */
  open?: (row: Row) => string | (() => void);
  /** Returns the history state of the link. */
  carries?: (row: Row) => unknown;
  picture?: (row: Row) => ReactNode;
  /** Returns the lines below the name; empty ones are left out. */
  lines: (row: Row) => readonly string[];
  /** Whether long lines wrap; otherwise they are cut at the edge. */
  wraps?: boolean;
  /** Renders the actions below the lines. */
  actions?: (row: Row) => ReactNode;
  /** Renders the checkbox at the right. */
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

/** Rows of a list as cards, for narrow windows. */
export const RowCards = <Row extends { readonly _id: string }>({
  rows,
  title,
  open,
  carries,
  picture,
  lines,
  ...more
}: RowCardsProps<Row>) => (
  <ul className={styles.cards} data-wraps={more.wraps}>
    {rows.map((row) => (
      <li key={row._id} data-row={row._id} className={styles.card}>
        {picture?.(row)}
        <div className={styles.text}>
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
