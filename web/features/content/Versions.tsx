import { useAsked } from "../../platform/calls/use-asked.ts";
import { PartFailed } from "../../ui/look/States.tsx";
import styles from "./Content.module.css";
import { ContentVersionsDocument } from "./content-pages.graphql.ts";
import { dayOf } from "./content-words.ts";

/** The versions of content, newest first. */
export function Versions({ id }: { id: string }) {
  const { data, failure, askAgain } = useAsked(ContentVersionsDocument, { id }, { about: ["content"] });
  if (failure) return <PartFailed message={failure} what="The versions are not shown." onRetry={askAgain} />;
  return (
    <section className={styles.side}>
      <h2>Versions</h2>
      <ul className={styles.versions}>
        {data?.getContentVersions.versions?.map(({ _id, number, at, by, running }) => (
          <li key={_id}>
            <span>
              <span>{`Version ${number}`}</span>
              <small>{by ? `${dayOf(at)}, ${by}` : "Came with Restride"}</small>
            </span>
            {typeof running === "number" && <span>{`${running} running`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
