import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { ContentCountsDocument } from "./content-pages.graphql.ts";
import { contentListPath, type PagedKind } from "./content-path.ts";
import { headOf } from "./content-words.ts";
import styles from "./Content.module.css";

const kinds = ["carePlan", "regimen", "exercise", "device", "questionnaire"] as const;
const counted = {
  carePlan: "carePlans",
  regimen: "regimens",
  exercise: "exercises",
  device: "devices",
  questionnaire: "questionnaires",
} as const;

/** The kinds of content, each with its list and how many it has. Where a phone shows only some, the current one is in view. */
export function ContentTabs({ kind, company }: { kind: PagedKind; company: string | null }) {
  const tabs = useRef<HTMLElement>(null);
  const { data } = useAsked(ContentCountsDocument, { companyid: company }, { about: ["content"] });
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
          {headOf(each)} <small>{data?.[counted[each]].total?.toLocaleString("en-US")}</small>
        </Link>
      ))}
    </nav>
  );
}
