import { deletionRequestTexts } from "@restride/domain/account-deletion/request-texts.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { type ReactNode, useState } from "react";
import { callAndTell } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { lateLayer } from "../../ui/overlay/late-layer.tsx";
import {
  DismissDeletionRequestDocument,
  type DeletionRequestRowFragment,
  StartDeletionCaseDocument,
} from "./deletion-requests.graphql.ts";
import styles from "./DeletionRequestsDialog.module.css";

const SendRequestDialog = lateLayer(async () => (await import("./SendRequestDialog.tsx")).SendRequestDialog);

const changes = { changes: ["deletionRequests", "cases"] } as const;

/** How a company admin starts a case: by a search that hands on the patient who is chosen, and a way to the case. */
export interface CaseStart {
  readonly locate: (
    onPatient: (patient: { readonly _id: string; readonly customer: string }) => void,
    onClose: () => void,
  ) => ReactNode;
  readonly openCase: (caseId: string, customerId: string) => void;
}

interface DeletionRequestActionsProps {
  request: DeletionRequestRowFragment;
  /** Given to those who may choose a patient; others send the request to a company. */
  caseStart?: CaseStart;
}

/** 'Not our patient', which asks before it removes a request. */
function Dismiss({ request, isForAll, of }: { request: DeletionRequestRowFragment; isForAll: boolean; of: string }) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const dismiss = async (): Promise<void> => {
    setBusy(true);
    await callAndTell(DismissDeletionRequestDocument, { requestid: request._id }, changes);
    setBusy(false);
    close();
  };
  return (
    <>
      <Button
        size="small"
        variant="text"
        aria-label={`${deletionRequestTexts.dismiss}: ${of}`}
        onClick={() => setOpen(true)}
      >
        {deletionRequestTexts.dismiss}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={`${deletionRequestTexts.dismiss}?`}
          text={deletionRequestTexts.dismissQuestion(fullName(request), isForAll)}
          confirm="Remove"
          danger
          busy={busy}
          onConfirm={() => void dismiss()}
          onClose={close}
        />
      )}
    </>
  );
}

/** 'Start case', about a patient who is looked up or at a company that is chosen, and 'Not our patient'. */
export function DeletionRequestActions({ request, caseStart }: DeletionRequestActionsProps) {
  const [isStarting, setStarting] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setStarting(false);
  const start = async (patientid: string, customerid: string): Promise<void> => {
    close();
    setBusy(true);
    const variables = { requestid: request._id, customerid, patientid };
    const outcome = await callAndTell(StartDeletionCaseDocument, variables, changes);
    setBusy(false);
    const caseId = outcome.kind === "data" && outcome.data.startDeletionCase.caseid;
    if (caseId) caseStart?.openCase(caseId, customerid);
  };
  const of = `request of ${fullName(request)}`;
  return (
    <span className={styles.actions}>
      <Button size="small" busy={busy} aria-label={`Start case: ${of}`} onClick={() => setStarting(true)}>
        Start case
      </Button>
      <Dismiss request={request} isForAll={!caseStart} of={of} />
      {isStarting && caseStart?.locate(({ _id, customer }) => void start(_id, customer), close)}
      {isStarting && !caseStart && <SendRequestDialog request={request} onClose={close} />}
    </span>
  );
}
