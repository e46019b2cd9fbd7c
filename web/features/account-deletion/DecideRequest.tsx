import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { type ReactNode, useState } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import {
  type DeletionRequestRowFragment,
  DismissDeletionRequestDocument,
  StartDeletionCaseDocument,
} from "./deletion-requests.graphql.ts";
import * as texts from "./deletion-requests-texts.ts";

const SendRequestDialog = lazyOverlay(async () => (await import("./SendRequestDialog.tsx")).SendRequestDialog);

const mutationOptions = { invalidates: ["deletionRequests", "cases"] } as const;

/**
 * Functions with which a company admin starts a case: a search that names the person of the request and passes on the chosen patient, and navigation
 * to the case.
 */
export interface CaseStart {
  readonly locate: (
    request: DeletionRequestRowFragment,
    onPatient: (patient: { readonly _id: string; readonly customer: string }) => void,
    onClose: () => void,
  ) => ReactNode;
  readonly openCase: (caseId: string, customerId: string) => void;
}

interface DecideRequestProps {
  request: DeletionRequestRowFragment;
  /** Set for users who may choose a patient; others send the request to a company. */
  caseStart?: CaseStart;
  onClose: () => void;
}

/**
 * Dialog that starts a case about a patient whom the user looks up, and opens the case. Without `caseStart` the user chooses the company that starts
 * the case.
 */
export function StartCase({ request, caseStart, onClose }: DecideRequestProps) {
  if (!caseStart) return <SendRequestDialog request={request} onClose={onClose} />;
  const start = async (patientid: string, customerid: string): Promise<void> => {
    onClose();
    const variables = { requestid: request._id, customerid, patientid };
    const outcome = await mutateAndNotify(StartDeletionCaseDocument, variables, mutationOptions);
    const caseId = outcome.kind === "data" && outcome.data.startDeletionCase.caseid;
    if (caseId) caseStart.openCase(caseId, customerid);
  };
  return caseStart.locate(request, ({ _id, customer }) => void start(_id, customer), onClose);
}

/** Dialog that asks before a request is removed from the list of the company, or of all companies. */
export function DismissRequest({ request, caseStart, onClose }: DecideRequestProps) {
  const [busy, setBusy] = useState(false);
  const dismiss = async (): Promise<void> => {
    setBusy(true);
    await mutateAndNotify(DismissDeletionRequestDocument, { requestid: request._id }, mutationOptions);
    onClose();
  };
  return (
    <ConfirmDialog
      title={texts.isItNotOurPatient}
      text={deletionRequestTexts.dismissQuestion(fullName(request), !caseStart)}
      confirm={texts.remove}
      danger
      busy={busy}
      onConfirm={() => void dismiss()}
      onClose={onClose}
    />
  );
}
