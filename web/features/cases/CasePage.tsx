import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { formatMoment } from "@restride/domain/values/long-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { ArrowLeft } from "lucide-react";
import { Link, useNavigate, useParams } from "react-router";
import type { ActionCaseQuery } from "../../generated/operations.ts";
import { ActionCaseDocument } from "../../generated/operations.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAnswer } from "../../platform/use-answer.ts";
import { Button } from "../../ui/Button.tsx";
import { Tag } from "../../ui/Marks.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { ErrorState } from "../../ui/States.tsx";
import styles from "./CasePage.module.css";

type Case = NonNullable<ActionCaseQuery["getActionCase"]["actionCase"]>;

function Thread({ shown }: { shown: Case }) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{shown.summary}</h2>
        <Tag>{shown.status === "NotAnIssue" ? "Not an Issue" : shown.status}</Tag>
      </header>
      <p className={styles.who}>
        {shown.createdBy} · {formatMoment(Date.parse(shown.createdAt), timeZone)}
        {shown.patientid && (
          <>
            {" · "}
            <Link to={pathOf("patientDetail", { id: shown.patientid })}>{shown.patientname}</Link>
          </>
        )}
      </p>
      <p className={styles.text}>{shown.description}</p>
    </article>
  );
}

/** One case: its number, subject, and the message that opened it. */
export function CasePage() {
  const { caseid = "" } = useParams();
  const { data, failure, reload } = useAnswer(ActionCaseDocument, { caseId: caseid });
  const navigate = useNavigate();
  const shown = data?.getActionCase.actionCase;
  if (failure) return <ErrorState message={failure} safe="Nothing was changed." onRetry={reload} />;
  return (
    <>
      <PageHead title={shown?.number ?? routes.caseDetail.title}>
        <Button
          variant="text"
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => void navigate(-1)}
        >
          Back
        </Button>
      </PageHead>
      {shown && <Thread shown={shown} />}
    </>
  );
}
