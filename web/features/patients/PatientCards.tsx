import { pathOf } from "@restride/domain/access/routes.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { Avatar, Progress } from "../../ui/look/Marks.tsx";
import type { Patient } from "./patient-columns.tsx";
import { jointOf, SurgeryTag } from "./patient-columns.tsx";
import styles from "./PatientCards.module.css";

/** The patients as cards, for narrow windows. */
export function PatientCards({ patients }: { patients: readonly Patient[] }) {
  return (
    <ul className={styles.cards}>
      {patients.map((patient) => (
        <li key={patient._id} data-row={patient._id}>
          <Link to={pathOf("patientDetail", { id: patient._id })} className={styles.card}>
            <Avatar name={fullName(patient)} size={40} />
            <span className={styles.words}>
              <span className={styles.top}>
                <strong>{fullName(patient)}</strong>
                <SurgeryTag days={patient.surgery.days} />
              </span>
              <span className={styles.facts}>
                {jointOf(patient)} · {formatUs(patient.surgery.date)} · {patient.provider}
              </span>
              <span className={styles.progress}>
                <span>Meas.</span>
                <Progress percent={patient.deviceprogress ?? null} />
                <span>Exer.</span>
                <Progress percent={patient.progress ?? null} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
