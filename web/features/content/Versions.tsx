import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { Button } from "../../ui/look/Button.tsx";
import { StatusDot } from "../../ui/look/Marks.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { CompareDialog } from "./compare/CompareDialog.tsx";
import { comparable } from "./compare/use-comparison.ts";
import styles from "./Content.module.css";
import { ContentVersionsDocument } from "./content-pages.graphql.ts";
import { dayOf } from "./content-words.ts";
import type { ContentRecord } from "./use-content-editor.ts";

interface VersionsProps {
  title: string;
  content: ContentRecord;
}

/** The versions of content, newest first, each with what it changed; any two can be compared. */
export function Versions({ title, content }: VersionsProps) {
  const [compares, setCompares] = useState(false);
  const { _id: id } = content;
  const { data, failure, askAgain } = useAsked(ContentVersionsDocument, { id }, { about: ["content"] });
  if (failure) return <PartFailed message={failure} what="The versions are not shown." onRetry={askAgain} />;
  const versions = data?.getContentVersions.versions ?? [];
  return (
    <section className={styles.side}>
      <header className={styles.sideHead}>
        <h2>Versions</h2>
        {comparable(content, versions).length > 1 && (
          <Button variant="text" icon={<GitCompareArrows />} onClick={() => setCompares(true)}>
            Compare
          </Button>
        )}
      </header>
      <ul className={styles.versions}>
        {versions.map(({ _id, number, at, by, running, summary }, place) => (
          <li key={_id}>
            <span>
              <StatusDot look={place === 0 ? "brand" : "hollow"}>{`Version ${number}`}</StatusDot>
              {summary && <small>{summary}</small>}
              <small>{by ? `${dayOf(at)}, ${by}` : "Came with Restride"}</small>
            </span>
            {typeof running === "number" && <span className={styles.running}>{`${running} running`}</span>}
          </li>
        ))}
      </ul>
      {compares && (
        <CompareDialog title={title} content={content} versions={versions} onClose={() => setCompares(false)} />
      )}
    </section>
  );
}
