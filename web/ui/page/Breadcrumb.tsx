import { Link } from "react-router";
import styles from "./Breadcrumb.module.css";
import * as texts from "./page-texts.ts";

interface BreadcrumbProps {
  to: string;
  /** History state of the link. */
  state?: unknown;
  list: string;
  page: string;
}

/** Breadcrumb: a link to the list that a page belongs to, and the name of the page. */
export const Breadcrumb = ({ to, state, list, page }: BreadcrumbProps) => (
  <nav aria-label={texts.breadcrumb} className={styles.crumbs}>
    <Link to={to} state={state}>
      {list}
    </Link>
    <span aria-hidden>›</span>
    <span aria-current="page">{page}</span>
  </nav>
);
