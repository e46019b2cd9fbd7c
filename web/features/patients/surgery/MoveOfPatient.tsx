import { mutateAndNotify } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import type { PatientFactsFragment } from "../detail/patient.graphql.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { MoveSurgeryDocument } from "./surgery.graphql.ts";
import type { SeenMove } from "./use-tried-move.ts";

const changes = ["patients", "schedules", "progress", "reminders"] as const;

/** Dialog that changes a patient's surgery date and saves it by itself. */
export function MoveOfPatient({ patient, onClose }: { patient: PatientFactsFragment; onClose: () => void }) {
  const { trackSending } = useSending();
  const { _id: patientid, salutation, firstname, lastname, surgery, today } = patient;
  const move = async ({ reminders, ...seen }: SeenMove): Promise<boolean> => {
    const input = { patientid, ...seen, reminders: [...reminders] };
    const outcome = await mutateAndNotify(MoveSurgeryDocument, { input }, { invalidates: changes });
    if (outcome.kind === "data") onClose();
    return outcome.kind === "data";
  };
  return (
    <MoveDialog
      patientId={patientid}
      subject={`${salutation} ${firstname} ${lastname}`}
      from={surgery.date}
      to={surgery.date}
      today={today}
      onMove={async (seen) => (await trackSending(() => move(seen))) === true}
      onClose={onClose}
    />
  );
}
