import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { contentKinds } from "@restride/domain/content/kinds.ts";
import { contentListPath, type PagedKind } from "./content-path.ts";
import { headOf } from "./content-state-texts.ts";
import styles from "./Content.module.css";
import { useContentCounts } from "./use-content-counts.ts";
import * as texts from "./content-texts.ts";

/**
 * Tabs of the kinds of content, each a link to its list with its count. On a phone with room for only some, the current tab is scrolled into view.
 */
export function ContentTabs({ kind, company }: { kind: PagedKind; company: string | null }) {
  const tabs = useRef<HTMLElement>(null);
  const countOf = useContentCounts(company);
  useEffect(() => {
    const current = tabs.current?.querySelector("[aria-current]");
    if (!tabs.current || !current) return;
    const hidden = current.getBoundingClientRect().right - tabs.current.getBoundingClientRect().right;
    tabs.current.scrollLeft += Math.max(0, hidden);
  }, [kind]);
  return (
    <nav ref={tabs} aria-label={texts.content} className={styles.tabs}>
      {contentKinds.map((each) => (
        <Link key={each} to={contentListPath(each, company)} aria-current={each === kind ? "page" : undefined}>
          {headOf(each)} <small>{countOf(each)?.toLocaleString("en-US")}</small>
        </Link>
      ))}
    </nav>
  );
}
