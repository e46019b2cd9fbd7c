import { counted } from "@restride/domain/content/compare/said-words.ts";
import { Link } from "react-router";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import styles from "./Content.module.css";
import { ContentHoldersDocument } from "./content-pages.graphql.ts";
import { contentPath } from "./content-path.ts";

const about = { about: ["content", "patients"] } as const;

/** The published care plans that hold a regimen or a questionnaire, each a way to it, with how many run it. */
export function UsedIn({ id, company }: { id: string; company: string | null }) {
  const { data, failure, askAgain } = useAsked(ContentHoldersDocument, { id, companyid: company }, about);
  if (failure) return <PartFailed message={failure} what="Where it is used is not shown." onRetry={askAgain} />;
  const holders = data?.getContentHolders.holders ?? [];
  if (holders.length === 0) return null;
  return (
    <section className={styles.side} aria-label="Used in">
      <h2>
        Used in <small>{counted(holders.length, "care plan")}</small>
      </h2>
      <ul className={styles.lines}>
        {holders.map(({ _id, name, running }) => (
          <li key={_id}>
            <Link to={contentPath("carePlan", _id, company)}>{name}</Link>
            {typeof running === "number" && <span className={styles.running}>{`${running} running`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
