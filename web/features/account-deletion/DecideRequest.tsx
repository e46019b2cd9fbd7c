import { deletionRequestTexts } from "@restride/domain/account-deletion/request-texts.ts";
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

const SendRequestDialog = lazyOverlay(async () => (await import("./SendRequestDialog.tsx")).SendRequestDialog);

const mutationOptions = { invalidates: ["deletionRequests", "cases"] } as const;

/** How a company admin starts a case: by a search that hands on the patient who is chosen, and a way to the case. */
export interface CaseStart {
  readonly locate: (
    onPatient: (patient: { readonly _id: string; readonly customer: string }) => void,
    onClose: () => void,
  ) => ReactNode;
  readonly openCase: (caseId: string, customerId: string) => void;
}

interface DecideRequestProps {
  request: DeletionRequestRowFragment;
  /** Given to those who may choose a patient; others send the request to a company. */
  caseStart?: CaseStart;
  onClose: () => void;
}

/** Starts a case about the patient who is looked up, and leads to it; without `caseStart` chooses the company that does. */
export function StartCase({ request, caseStart, onClose }: DecideRequestProps) {
  if (!caseStart) return <SendRequestDialog request={request} onClose={onClose} />;
  const start = async (patientid: string, customerid: string): Promise<void> => {
    onClose();
    const variables = { requestid: request._id, customerid, patientid };
    const outcome = await mutateAndNotify(StartDeletionCaseDocument, variables, mutationOptions);
    const caseId = outcome.kind === "data" && outcome.data.startDeletionCase.caseid;
    if (caseId) caseStart.openCase(caseId, customerid);
  };
  return caseStart.locate(({ _id, customer }) => void start(_id, customer), onClose);
}

/** Asks before a request leaves the list of the company, or of all companies. */
export function DismissRequest({ request, caseStart, onClose }: DecideRequestProps) {
  const [busy, setBusy] = useState(false);
  const dismiss = async (): Promise<void> => {
    setBusy(true);
    await mutateAndNotify(DismissDeletionRequestDocument, { requestid: request._id }, mutationOptions);
    onClose();
  };
  return (
    <ConfirmDialog
      title={`${deletionRequestTexts.dismiss}?`}
      text={deletionRequestTexts.dismissQuestion(fullName(request), !caseStart)}
      confirm="Remove"
      danger
      busy={busy}
      onConfirm={() => void dismiss()}
      onClose={onClose}
    />
  );
}
