import { Link } from "react-router";
import { contentListPath, type PagedKind } from "./content-path.ts";
import { headOf } from "./content-words.ts";
import styles from "./Content.module.css";

const kinds: readonly PagedKind[] = ["carePlan", "regimen", "exercise", "device", "questionnaire"];

/** The kinds of content, each with its list. */
export const ContentTabs = ({ kind, company }: { kind: PagedKind; company: string | null }) => (
  <nav aria-label="Content" className={styles.tabs}>
    {kinds.map((each) => (
      <Link key={each} to={contentListPath(each, company)} aria-current={each === kind ? "page" : undefined}>
        {headOf(each)}
      </Link>
    ))}
  </nav>
);
