import { pathOf } from "@restride/domain/access/routes.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { Avatar } from "../../ui/look/Marks.tsx";
import type { Patient } from "./patient-columns.tsx";
import { jointOf, ProgressLink, SurgeryTag } from "./patient-columns.tsx";
import styles from "./PatientCards.module.css";
import * as texts from "./patients-texts.ts";

/** Patients as cards, for narrow windows. A card opens the patient, and its numbers open their details. */
export function PatientCards({ patients }: { patients: readonly Patient[] }) {
  return (
    <ul className={styles.cards}>
      {patients.map((patient) => (
        <li key={patient._id} data-row={patient._id}>
          <Avatar name={fullName(patient)} size={40} />
          <div className={styles.text}>
            <span className={styles.top}>
              <Link to={pathOf("patientDetail", { id: patient._id })} className={styles.name}>
                {fullName(patient)}
              </Link>
              <SurgeryTag days={patient.surgery.days} />
            </span>
            <span className={styles.facts}>
              {jointOf(patient)} · {formatUs(patient.surgery.date)} · {patient.provider}
            </span>
            <span className={styles.progress}>
              <span>{texts.meas}</span>
              <ProgressLink patient={patient} area="measurement" />
              <span>{texts.exer}</span>
              <ProgressLink patient={patient} area="exercise" />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
