import { pathOf } from "@restride/domain/access/routes.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { ActionCaseDocument } from "../../generated/operations.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { Avatar, StatusDot } from "../../ui/Marks.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ErrorState } from "../../ui/States.tsx";
import styles from "./CaseDetail.module.css";

const dots = {
  Assigned: "brand",
  Unassigned: "hollow",
  Unresolved: "half",
  Resolved: "ink",
  NotAnIssue: "grey",
} as const;

const dotOf = (status: string) => dots[status as keyof typeof dots] ?? "grey";
const statusLabel = (status: string): string => (status === "NotAnIssue" ? "Not an Issue" : status);

/** A case: its subject, its first message, and the patient it is about. */
export function CaseDetail() {
  const { caseid = "" } = useParams();
  const zone = useSignedIn().customer?.timezone ?? "America/Chicago";
  const variables = useMemo(() => ({ caseId: caseid }), [caseid]);
  const { data, failure, reload } = useAnswer(ActionCaseDocument, variables);
  const shown = data?.getActionCase.actionCase;
  if (failure) return <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />;
  if (!shown) return null;
  return (
    <>
      <PageHead title={shown.summary} counts={<span className={styles.number}>{shown.number}</span>} />
      <div className={styles.panes}>
        <section className={styles.thread} aria-label="Conversation">
          <article>
            <Avatar name={shown.createdBy} size={32} />
            <div>
              <p className={styles.who}>
                <b>{shown.createdBy}</b> <time>{formatInstant(Date.parse(shown.createdAt), zone)}</time>
              </p>
              <p className={styles.text}>{shown.description}</p>
            </div>
          </article>
        </section>
        <aside className={styles.facts} aria-label="Case">
          <dl>
            <dt>Status</dt>
            <dd>
              <StatusDot look={dotOf(shown.status)}>{statusLabel(shown.status)}</StatusDot>
            </dd>
            <dt>Patient</dt>
            <dd>
              {shown.patientid ? (
                <Link to={pathOf("patientDetail", { id: shown.patientid })}>{shown.patientname}</Link>
              ) : (
                "—"
              )}
            </dd>
          </dl>
        </aside>
      </div>
    </>
  );
}
