import { parseReason } from "@restride/domain/patients/duplicates.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { mutate } from "../../../platform/calls/calls.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { AddPatientAdminDocument, type AddPatientAdminMutationVariables } from "./create.graphql.ts";
import { useAllSaved } from "./use-next-step.ts";
import { type NewPatient, usePlanned } from "./use-wizard.ts";
import { wizard } from "./wizard-store.ts";

type Variables = AddPatientAdminMutationVariables;

/** Returns the variables of the mutation with all typed and chosen values. */
const variablesOf = ({ patient: { dob, ...patient } }: NewPatient): Variables => {
  const { draft, content } = wizard.current();
  const { exercises, devices, feedback } = content.programme;
  return {
    patient: { ...patient, dob: formatUs(dob) },
    exercises: [...exercises],
    devices: [...devices],
    feedback: feedback.map((row) => ({ ...row, schedule: [...row.schedule] })),
    careplan: content.carePlan?._id ?? null,
    include_regimens: content.carePlan?.includesRegimens ?? false,
    registration: content.registration,
    although: content.although === null ? null : parseReason(content.although),
    draft: draft?._id ?? null,
  };
};

/** Creates the patient with the programme, once. A failure is shown, and all values stay. */
export function useCreate() {
  const planContext = usePlanned();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  const allSaved = useAllSaved();
  const send = async (who: NewPatient): Promise<void> => {
    if (!(await allSaved())) return;
    const changes = ["patients", "drafts", "registrations"] as const;
    const outcome = await mutate(AddPatientAdminDocument, variablesOf(who), { invalidates: changes });
    if (outcome.kind === "fail") setFailure(outcome.message);
    const patientId = outcome.kind === "data" && outcome.data.addPatientAdmin.patient?._id;
    if (!patientId) return;
    toasts.clear(); // Their undo buttons refer to the draft, which no longer exists.
    wizard.finish({ patientId, path: pathname });
  };
  const create = async (): Promise<void> => {
    if (!planContext || sending.current) return;
    sending.current = true;
    setBusy(true);
    await send(planContext);
    sending.current = false;
    setBusy(false);
  };
  return { busy, create, failure, dismiss: () => setFailure(null) };
}
