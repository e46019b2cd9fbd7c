import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { contentListPath, type PagedKind } from "./content-path.ts";
import { headOf } from "./content-words.ts";
import styles from "./Content.module.css";

const kinds: readonly PagedKind[] = ["carePlan", "regimen", "exercise", "device", "questionnaire"];

/** The kinds of content, each with its list. Where a phone shows only some, the current one is in view. */
export function ContentTabs({ kind, company }: { kind: PagedKind; company: string | null }) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = tabs.current?.querySelector("[aria-current]");
    if (!tabs.current || !current) return;
    const hidden = current.getBoundingClientRect().right - tabs.current.getBoundingClientRect().right;
    tabs.current.scrollLeft += Math.max(0, hidden);
  }, [kind]);
  return (
    <nav ref={tabs} aria-label="Content" className={styles.tabs}>
      {kinds.map((each) => (
        <Link key={each} to={contentListPath(each, company)} aria-current={each === kind ? "page" : undefined}>
          {headOf(each)}
        </Link>
      ))}
    </nav>
  );
}
