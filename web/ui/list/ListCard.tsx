import type { ReactNode } from "react";
import styles from "./ListCard.module.css";

/** A list page fills the window: head and pager stay in view, the rows between them scroll. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** The card of a list. */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <section className={styles.card}>{children}</section>
);
