import { PatientEdit } from "../../features/patients/form/PatientEdit.tsx";
import { SchedulePages } from "../../features/programmes/running/ScheduleLinks.tsx";

/** Page with the form of a patient, with links to the schedule pages. */
export const PatientEditPage = () => (
  <PatientEdit
    schedules={({ _id, scheduled }) => <SchedulePages patientId={_id} scheduled={scheduled} size="small" />}
  />
);
