import { Role } from "@restride/domain/access/roles.ts";
import { casePriorities, caseStatuses, statusText } from "@restride/domain/cases/case-values.ts";
import { writeWorkTime } from "@restride/domain/case-work/work-time.ts";
import { Plus, RefreshCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { Select } from "../../ui/field/Select.tsx";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import { AssignToMe, TakeOverDialog } from "../../ui/form/AssignToMe.tsx";
import type { HandledCaseFragment } from "./case-detail.graphql.ts";
import { type HandledField, useChoices } from "./use-choices.ts";
import { useTinted } from "./use-tinted.ts";
import { WorkLogDialog } from "./WorkLogEditor.tsx";
import styles from "./CaseHandling.module.css";

const none = "—";
const options = (values: readonly string[], name: (value: string) => string = (value) => value) =>
  values.map((value) => ({ value, label: name(value) }));

interface RowProps {
  name: string;
  /** Who set it to what just now, and when. */
  news?: string | undefined;
  children: ReactNode;
}

const Row = ({ name, news, children }: RowProps) => (
  <div className={styles.row} data-tinted={news !== undefined}>
    <dt>{name}</dt>
    <dd>
      {children}
      {news !== undefined && (
        <output className={styles.news}>
          <RefreshCw size={12} /> {news}
        </output>
      )}
    </dd>
  </div>
);

/** Status, priority and who looks after it, each saved when it is chosen; type, clinic, and the time that was worked. */
export function CaseHandling({ shown }: { shown: HandledCaseFragment }) {
  const [isLogging, log] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const profile = useSignedIn();
  const [role, me] = [roleOf(profile), profile.user._id];
  const { valueOf, choose } = useChoices(shown);
  const tinted = useTinted(shown);
  const coaches = shown.coaches ?? [];
  const { assignedTo, assignedToName } = shown;
  const known = assignedTo === null || coaches.some(({ _id }) => _id === assignedTo);
  const isOthers = assignedTo !== null && assignedTo !== me;
  const take = (): void => {
    setTaking(false);
    void choose("assignee", me, assignedTo);
  };
  const decide = (field: HandledField, value: string): void => {
    const takes = role === Role.healthCoach && field === "status" && value === "Assigned";
    if (!takes) void choose(field, value);
    else if (isOthers) setTaking(true);
    else take();
  };
  const people = known ? coaches : [...coaches, { _id: assignedTo!, name: assignedToName ?? "" }];
  const select = (
    field: HandledField,
    label: string,
    all: { value: string; label: string }[],
    placeholder?: string,
  ) => (
    <Select
      label={label}
      value={valueOf(field)}
      options={placeholder === undefined ? all : [{ value: "", label: placeholder }, ...all]}
      onValue={(value) => value !== "" && decide(field, value)}
    />
  );
  return (
    <Card title={shown.caseNumber} label="Handling">
      <dl className={styles.rows}>
        <Row name="Status" news={tinted.status}>
          {select("status", "Status", options(caseStatuses, statusText))}
        </Row>
        <Row name="Priority" news={tinted.priority}>
          {select("priority", "Priority", options(casePriorities), shown.priority === null ? none : undefined)}
        </Row>
        <Row name="Assigned To" news={tinted.assignee}>
          {role === Role.companyAdmin ? (
            select(
              "assignee",
              "Assigned To",
              people.map(({ _id, name }) => ({ value: _id, label: name })),
              "Nobody",
            )
          ) : (
            <span className={styles.logged}>
              {assignedToName ?? none}
              {assignedTo !== me && (
                <AssignToMe
                  label={`Assign to me: ${shown.caseNumber}`}
                  present={assignedTo === null ? null : (assignedToName ?? "")}
                  onTake={take}
                />
              )}
            </span>
          )}
        </Row>
        <Row name="Type">{shown.title}</Row>
        <Row name="Customer">{shown.customerName}</Row>
        <Row name="Work logged">
          <span className={styles.logged}>
            <strong>{writeWorkTime(shown.totalTimeSpent ?? 0)}</strong>
            <Button size="small" icon={<Plus />} onClick={() => log(true)}>
              Add
            </Button>
          </span>
        </Row>
      </dl>
      {isTaking && <TakeOverDialog name={assignedToName ?? ""} onTake={take} onClose={() => setTaking(false)} />}
      {isLogging && <WorkLogDialog caseId={shown._id} today={shown.today} onClose={() => log(false)} />}
    </Card>
  );
}
