import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./PictureCards.module.css";

interface PictureCardsProps<Row> {
  rows: readonly Row[];
  title: (row: Row) => string;
  open: (row: Row) => string;
  picture: (row: Row) => ReactNode;
  /** Content in a corner of the picture. */
  mark: (row: Row) => ReactNode;
  /** Returns the line below the title. */
  line: (row: Row) => string;
  actions: (row: Row) => ReactNode;
  /** Id of the row whose panel is open. */
  current?: string | undefined;
}

/** Rows of a list as cards with pictures. */
export const PictureCards = <Row extends { readonly _id: string }>(props: PictureCardsProps<Row>) => (
  <ul className={styles.cards} data-list-rows>
    {props.rows.map((row) => (
      <li key={row._id} data-row={row._id} className={styles.card}>
        <span className={styles.picture}>
          {props.picture(row)}
          <span className={styles.mark}>{props.mark(row)}</span>
        </span>
        <span className={styles.text}>
          <Link to={props.open(row)} className={styles.title} aria-current={row._id === props.current || undefined}>
            {props.title(row)}
          </Link>
          <small>{props.line(row)}</small>
        </span>
        <span className={styles.actions}>{props.actions(row)}</span>
      </li>
    ))}
  </ul>
);
