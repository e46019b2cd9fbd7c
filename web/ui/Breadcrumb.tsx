import { Link } from "react-router";
import styles from "./Breadcrumb.module.css";

/** Where a page stands: the list it belongs to, and what it is. */
export const Breadcrumb = ({ to, list, page }: { to: string; list: string; page: string }) => (
  <nav aria-label="Breadcrumb" className={styles.crumbs}>
    <Link to={to}>{list}</Link>
    <span aria-hidden>›</span>
    <span aria-current="page">{page}</span>
  </nav>
);
