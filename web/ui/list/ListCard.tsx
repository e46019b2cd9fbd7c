import type { ReactNode } from "react";
import styles from "./ListCard.module.css";

/** Page of a list that fills the window: header and pager stay in view, the rows between them scroll. */
export const ListPage = ({ children }: { children: ReactNode }) => <div className={styles.page}>{children}</div>;

/** Card of a list, with the open record beside it. */
export const ListCard = ({ beside, children }: { beside?: ReactNode; children: ReactNode }) => (
  <div className={styles.split} data-open={Boolean(beside)}>
    <section className={styles.card}>{children}</section>
    {beside}
  </div>
);
