import { GitCompareArrows } from "lucide-react";
import { differencesOf, summaryOf } from "@restride/domain/content/compare/differences.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { Button } from "../../ui/look/Button.tsx";
import { StatusDot } from "../../ui/look/Marks.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { CompareDialog } from "./compare/CompareDialog.tsx";
import { comparable, hasDraft } from "./compare/use-comparison.ts";
import styles from "./Content.module.css";
import { ContentByIdDocument, ContentVersionsDocument } from "./content-record.graphql.ts";
import { dayOf } from "./content-state-texts.ts";
import type { ContentRecord } from "./use-content-editor.ts";
import * as texts from "./content-texts.ts";

const queryOptions = { tags: ["content"] } as const;

interface LineProps {
  look: "brand" | "hollow" | "half";
  name: string;
  summary: string;
  author: string;
  running?: number | null;
}

/** Line of a version: its changes since the previous one, when and by whom it was made, and how many programmes run it. */
const Line = ({ look, name, summary, author, running }: LineProps) => (
  <li>
    <span>
      <StatusDot look={look}>{name}</StatusDot>
      {summary && <small>{summary}</small>}
      <small>{author}</small>
    </span>
    {typeof running === "number" && <span className={styles.running}>{texts.runningText(running)}</span>}
  </li>
);

/** Line of the next version's saved draft, compared with the newest version. */
function DraftLine({ content, newest }: { content: ContentRecord; newest: string | undefined }) {
  const { _id: id, number, changed, changedby } = content;
  const { data } = useGraphqlQuery(ContentByIdDocument, newest ? { id, versionid: newest } : null, queryOptions);
  const before = data?.getContent.content;
  const author = [changed && dayOf(changed), changedby].filter(Boolean).join(", ");
  const summary = before ? summaryOf(differencesOf(before, content)) : "";
  return <Line look="half" name={texts.versionDraft(number + 1)} summary={summary} author={author} />;
}

interface VersionsProps {
  title: string;
  content: ContentRecord;
}

/** List of the versions of content, the draft and the newest first, each with its changes. Any two can be compared. */
export function Versions({ title, content }: VersionsProps) {
  const [compares, setCompares] = useState(false);
  const { _id: id } = content;
  const { data, failure, refetch } = useGraphqlQuery(ContentVersionsDocument, { id }, queryOptions);
  if (failure) return <PartFailed message={failure} effect={texts.theVersionsAreNotShown} onRetry={refetch} />;
  const versions = data?.getContentVersions.versions ?? [];
  return (
    <section className={styles.side}>
      <header className={styles.sideHead}>
        <h2>{texts.versions}</h2>
        {comparable(content, versions).length > 1 && (
          <Button variant="text" icon={<GitCompareArrows />} onClick={() => setCompares(true)}>
            {texts.compare}
          </Button>
        )}
      </header>
      <ul className={styles.versions}>
        {hasDraft(content) && <DraftLine content={content} newest={versions[0]?._id} />}
        {versions.map(({ _id, number, at, by, running, summary }, place) => (
          <Line
            key={_id}
            look={place === 0 ? "brand" : "hollow"}
            name={texts.versionNumber(number)}
            author={by ? `${dayOf(at)}, ${by}` : texts.cameWithRestride}
            {...{ summary, running }}
          />
        ))}
      </ul>
      {compares && (
        <CompareDialog title={title} content={content} versions={versions} onClose={() => setCompares(false)} />
      )}
    </section>
  );
}
