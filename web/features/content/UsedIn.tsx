import { countWithNoun } from "@restride/domain/content/compare/description-texts.ts";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import styles from "./Content.module.css";
import { ContentHoldersDocument } from "./content-list.graphql.ts";
import { contentPath } from "./content-path.ts";
import * as texts from "./content-texts.ts";

const queryOptions = { tags: ["content", "patients"] } as const;

/** List of the published care plans that contain a regimen or a questionnaire, each a link, with the number of programmes that run it. */
export function UsedIn({ id, company }: { id: string; company: string | null }) {
  const { data, failure, refetch } = useGraphqlQuery(ContentHoldersDocument, { id, companyid: company }, queryOptions);
  if (failure) return <PartFailed message={failure} effect={texts.whereItIsUsedIsNot} onRetry={refetch} />;
  const holders = data?.getContentHolders.holders ?? [];
  if (holders.length === 0) return null;
  return (
    <section className={styles.side} aria-label={texts.usedIn}>
      <h2>
        {texts.usedIn} <small>{countWithNoun(holders.length, texts.carePlan)}</small>
      </h2>
      <ul className={styles.lines}>
        {holders.map(({ _id, name, running }) => (
          <li key={_id}>
            <Link to={contentPath("carePlan", _id, company)}>{name}</Link>
            {typeof running === "number" && <span className={styles.running}>{texts.runningText(running)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
