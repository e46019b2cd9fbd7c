import { type ReactNode, useState } from "react";
import { callAndTell } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { lateLayer } from "../../ui/overlay/late-layer.tsx";
import {
  DismissDeletionRequestDocument,
  type DeletionRequestRowFragment,
  StartDeletionCaseDocument,
} from "./deletion-requests.graphql.ts";
import styles from "./DeletionRequestsDialog.module.css";

const SendRequestDialog = lateLayer(async () => (await import("./SendRequestDialog.tsx")).SendRequestDialog);

const changes = { changes: ["deletionRequests", "cases"] } as const;

/** A search for the patient whom a request is about, which hands on the one that is chosen. */
export type LocateForRequest = (
  onPatient: (patient: { readonly _id: string; readonly customer: string }) => void,
  onClose: () => void,
) => ReactNode;

interface DeletionRequestActionsProps {
  request: DeletionRequestRowFragment;
  /** Given to those who may choose a patient; others send the request to a company. */
  locate?: LocateForRequest;
}

/** 'Start case', about a patient who is looked up or at a company that is chosen, and 'Not our patient'. */
export function DeletionRequestActions({ request, locate }: DeletionRequestActionsProps) {
  const [isStarting, setStarting] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setStarting(false);
  const start = async (patient: { readonly _id: string; readonly customer: string }): Promise<void> => {
    close();
    setBusy(true);
    const variables = { requestid: request._id, customerid: patient.customer, patientid: patient._id };
    await callAndTell(StartDeletionCaseDocument, variables, changes);
    setBusy(false);
  };
  const dismiss = () => callAndTell(DismissDeletionRequestDocument, { requestid: request._id }, changes);
  const of = `request of ${request.firstname} ${request.lastname}`;
  return (
    <span className={styles.actions}>
      <Button size="small" busy={busy} aria-label={`Start case: ${of}`} onClick={() => setStarting(true)}>
        Start case
      </Button>
      <Button size="small" variant="text" aria-label={`Not our patient: ${of}`} onClick={() => void dismiss()}>
        Not our patient
      </Button>
      {isStarting && locate?.((patient) => void start(patient), close)}
      {isStarting && !locate && <SendRequestDialog request={request} onClose={close} />}
    </span>
  );
}
