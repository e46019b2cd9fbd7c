import { vendorTexts } from "@restride/domain/cases/vendor-team.ts";
import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { formatMoment } from "@restride/domain/values/long-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { call, callAndTell } from "../../platform/calls/calls.ts";
import { useLive } from "../../platform/calls/live.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import styles from "./CasePage.module.css";
import {
  ActionCaseDocument,
  AssignToVendorDocument,
  OnVendorTeamDocument,
  UpdateLastViewedDocument,
  type ActionCaseQuery,
} from "./case-detail.graphql.ts";

type Case = NonNullable<ActionCaseQuery["getActionCase"]["actionCase"]>;

function Thread({ shown }: { shown: Case }) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <h2>{shown.summary}</h2>
        <Tag>{shown.status === "NotAnIssue" ? "Not an Issue" : shown.status}</Tag>
        {shown.vendorAssignedAt && <Tag>{`With ${shown.vendor}`}</Tag>}
      </header>
      <p className={styles.who}>
        {shown.reportedUsername} · {formatMoment(Date.parse(shown.createdDate), timeZone)}
        {shown.patientId && (
          <>
            {" · "}
            <Link to={pathOf("patientDetail", { id: shown.patientId })}>{shown.patientName}</Link>
          </>
        )}
      </p>
      <p className={styles.text}>{shown.description}</p>
    </article>
  );
}

/** Gives the case to the vendor's team, after a question. */
function AssignToVendor({ shown }: { shown: Case }) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const assign = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    await callAndTell(AssignToVendorDocument, { caseId: shown._id }, { changes: ["cases"] });
    setBusy(false);
  };
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => setAsking(true)}>
        {vendorTexts.button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={vendorTexts.button}
          text={vendorTexts.confirm(shown.vendor)}
          confirm="Assign"
          onConfirm={() => void assign()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const fromNow = { since: null };

/** Marks a case that went to the vendor's team while it is open, until somebody looks at the news. */
function VendorNews({ caseid }: { caseid: string }) {
  const [isNew, setNew] = useState(false);
  const listens = mayCall("moveAiComment", roleOf(useSignedIn()));
  useLive(OnVendorTeamDocument, listens ? fromNow : null, {
    changes: ["cases"],
    hear: ({ moveAiComment }) => setNew((before) => before || moveAiComment.caseid === caseid),
  });
  if (!isNew) return null;
  return <output className={styles.news}>New</output>;
}

/** One case: its number, subject, and the message that opened it. */
export function CasePage() {
  const { caseid = "" } = useParams();
  const { data, failure, askAgain } = useAsked(ActionCaseDocument, { caseId: caseid }, { about: ["cases"] });
  const navigate = useNavigate();
  const mayAssign = mayCall("assignedToMoveAi", roleOf(useSignedIn()));
  const shown = data?.getActionCase.actionCase;
  useEffect(() => {
    if (shown) void call(UpdateLastViewedDocument, { caseId: shown._id }, { changes: [] });
  }, [shown]);
  if (failure) return <ErrorState message={failure} safe="Nothing was changed." onRetry={askAgain} />;
  return (
    <>
      <PageHead title={shown?.caseNumber ?? routes.caseDetail.title}>
        <VendorNews caseid={caseid} />
        {shown && mayAssign && !shown.vendorAssignedAt && <AssignToVendor shown={shown} />}
        <Button variant="text" icon={<ArrowLeft />} onClick={() => void navigate(-1)}>
          Back
        </Button>
      </PageHead>
      {shown && <Thread shown={shown} />}
    </>
  );
}
