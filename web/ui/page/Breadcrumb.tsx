import { Link } from "react-router";
import styles from "./Breadcrumb.module.css";

interface BreadcrumbProps {
  to: string;
  /** What the link carries along. */
  state?: unknown;
  list: string;
  page: string;
}

/** Where a page stands: the list it belongs to, and what it is. */
export const Breadcrumb = ({ to, state, list, page }: BreadcrumbProps) => (
  <nav aria-label="Breadcrumb" className={styles.crumbs}>
    <Link to={to} state={state}>
      {list}
    </Link>
    <span aria-hidden>›</span>
    <span aria-current="page">{page}</span>
  </nav>
);
