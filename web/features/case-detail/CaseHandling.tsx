import { caseStatuses, statusText } from "@restride/domain/case-states/case-status.ts";
import { casePriorities } from "@restride/domain/cases/case-values.ts";
import { writeWorkTime } from "@restride/domain/cases/work-time.ts";
import { Plus, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Select } from "../../ui/field/Select.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import { AssignToMe, TakeOverDialog } from "../../ui/form/AssignToMe.tsx";
import type { HandledCaseFragment } from "./case-detail.graphql.ts";
import type { HandledField } from "./use-choices.ts";
import { assignees, useHandling } from "./use-handling.ts";
import { useRecentChanges } from "./use-recent-changes.ts";
import { WorkLogDialog } from "./WorkLogEditor.tsx";
import styles from "./CaseHandling.module.css";
import * as texts from "./case-detail-texts.ts";
import { casePriorityLabel, caseTypeLabel } from "@restride/domain/cases/case-value-texts.ts";

const none = "—";
const options = (values: readonly string[], describe: (value: string) => string) =>
  values.map((value) => ({ value, label: describe(value) }));

interface RowProps {
  name: string;
  /** Recent change of the field by another user, as text with user, new value, and time. */
  news?: string | undefined;
  children: ReactNode;
}

const Row = ({ name, news, children }: RowProps) => (
  <div className={styles.row} data-tinted={news !== undefined}>
    <dt>{name}</dt>
    <dd>
      {children}
      {news !== undefined && (
        <output className={styles.changeNotice}>
          <RefreshCw size={12} /> {news}
        </output>
      )}
    </dd>
  </div>
);

/** Status, priority, and assignee of a case, each saved when it is chosen; also type, clinic, and logged time. */
export function CaseHandling({ supportCase }: { supportCase: HandledCaseFragment }) {
  const [isLogging, log] = useState(false);
  const handling = useHandling(supportCase);
  const tinted = useRecentChanges(supportCase);
  const noPriority = supportCase.priority === null ? none : undefined;
  const select = (
    field: HandledField,
    label: string,
    all: { value: string; label: string }[],
    placeholder?: string,
  ) => (
    <Select
      label={label}
      value={handling.valueOf(field)}
      options={placeholder === undefined ? all : [{ value: "", label: placeholder }, ...all]}
      onValue={(value) => (value !== "" || field === "assignee") && handling.choose(field, value)}
    />
  );
  return (
    <Card title={supportCase.caseNumber} label={texts.handlingLabel}>
      <dl className={styles.rows}>
        <Row name={texts.status} news={tinted.status}>
          {select("status", texts.status, options(caseStatuses, statusText))}
        </Row>
        <Row name={texts.priority} news={tinted.priority}>
          {select("priority", texts.priority, options(casePriorities, casePriorityLabel), noPriority)}
        </Row>
        <Row name={texts.assignedTo} news={tinted.assignee}>
          {handling.mayAssign ? (
            select("assignee", texts.assignedTo, assignees(supportCase), texts.nobody)
          ) : (
            <span className={styles.logged}>
              {supportCase.assignedToName ?? none}
              {!handling.isMine && (
                <AssignToMe
                  label={texts.assignToMe(supportCase.caseNumber)}
                  onClick={() => handling.choose("status", "Assigned")}
                />
              )}
            </span>
          )}
        </Row>
        <Row name={texts.type}>{caseTypeLabel(supportCase.title)}</Row>
        <Row name={texts.customer}>{supportCase.customerName}</Row>
        <Row name={texts.workLogged}>
          <span className={styles.logged}>
            <strong>{writeWorkTime(supportCase.totalTimeSpent ?? 0)}</strong>
            <Button size="small" icon={<Plus />} onClick={() => log(true)}>
              {texts.add}
            </Button>
          </span>
        </Row>
      </dl>
      {handling.isAsking && (
        <TakeOverDialog question={handling.question ?? ""} onTake={handling.take} onClose={handling.stopAsking} />
      )}
      {isLogging && <WorkLogDialog caseId={supportCase._id} today={supportCase.today} onClose={() => log(false)} />}
    </Card>
  );
}
