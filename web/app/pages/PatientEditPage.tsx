import { PatientEdit } from "../../features/patients/form/PatientEdit.tsx";
import { SchedulePages } from "../../features/programmes/running/ScheduleWays.tsx";

/** The form of a patient, with the ways to the schedules. */
export const PatientEditPage = () => (
  <PatientEdit
    schedules={({ _id, scheduled }) => <SchedulePages patientId={_id} scheduled={scheduled} size="small" />}
  />
);
