import { useState } from "react";
import { Tag } from "../../ui/look/Marks.tsx";
import { CaseSubjectEditor } from "./CaseSubjectEditor.tsx";
import type { HandledCaseFragment, ShownCaseFragment } from "./case-detail.graphql.ts";
import { WorkLog } from "./WorkLog.tsx";
import styles from "./CaseSubject.module.css";
import * as texts from "./case-detail-texts.ts";

type SubjectTab = "info" | "work";

interface TabsProps {
  handled: HandledCaseFragment;
  tab: SubjectTab;
  onTab: (tab: SubjectTab) => void;
}

/** Tabs for the description of the case and for its work log. */
function Tabs({ handled, tab, onTab }: TabsProps) {
  const entries = handled.workLog ?? [];
  const tabs = [
    { id: "info", text: texts.generalInfo, count: null },
    { id: "work", text: texts.workLog, count: entries.length },
  ] as const;
  return (
    <>
      <div role="tablist" aria-label={texts.aboutTheCase} className={styles.tabs}>
        {tabs.map(({ id, text, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`case-tab-${id}`}
            aria-selected={tab === id}
            aria-controls="case-panel"
            onClick={() => onTab(id)}
          >
            {text} {count !== null && <span>{count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="case-panel" aria-labelledby={`case-tab-${tab}`} tabIndex={0} className={styles.panel}>
        {tab === "info" ? (
          <p className={styles.description}>{handled.description}</p>
        ) : (
          <WorkLog caseId={handled._id} today={handled.today} entries={entries} />
        )}
      </div>
    </>
  );
}

/** Subject and description of a case. Users who handle cases edit them in place and see the work log. */
export function CaseSubject({
  supportCase,
  handled,
}: {
  supportCase: ShownCaseFragment;
  handled: HandledCaseFragment | null;
}) {
  const [isEdited, edit] = useState(false);
  const [tab, setTab] = useState<SubjectTab>("info");
  if (handled && isEdited) return <CaseSubjectEditor supportCase={handled} onClose={() => edit(false)} />;
  return (
    <>
      <header className={styles.head}>
        <h1>{supportCase.summary}</h1>
        {handled && (
          <button type="button" className={styles.edit} onClick={() => edit(true)}>
            {texts.edit}
          </button>
        )}
        {supportCase.vendorAssignedAt && <Tag>{texts.withVendor(supportCase.vendor)}</Tag>}
        {supportCase.archived && <Tag>{texts.archivedLabel}</Tag>}
      </header>
      {handled && <Tabs handled={handled} tab={tab} onTab={setTab} />}
    </>
  );
}
