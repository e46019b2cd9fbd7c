import { sinceSurgeryLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link } from "react-router";
import { useMetricLink } from "../../platform/page/metric-link.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { Avatar, Progress, Tag } from "../../ui/look/Marks.tsx";
import styles from "./PatientList.module.css";
import type { ListedPatientFragment } from "./patients.graphql.ts";
import * as texts from "./patients-texts.ts";

export type Patient = ListedPatientFragment;

/** Returns the joint as text. */
export const jointOf = ({ surgery }: Patient): string => surgeryTypeLabel(surgery.type === "hip" ? "hip" : "knee");

/** Tag with Pre or Post and its days: filled after surgery, outlined before. */
export const SurgeryTag = ({ days }: { days: number }) => (
  <Tag look={days >= 0 ? "tint" : "outline"}>{sinceSurgeryLabel(days)}</Tag>
);

const Name = ({ patient }: { patient: Patient }) => (
  <span className={styles.name}>
    <span className={styles.avatar}>
      <Avatar name={fullName(patient)} />
    </span>
    <Link
      to={pathOf("patientDetail", { id: patient._id })}
      tabIndex={-1}
      data-as-row
      className={styles.link}
      title={fullName(patient)}
    >
      {fullName(patient)}
    </Link>
  </span>
);

const SurgeryDate = ({ patient }: { patient: Patient }) => (
  <span className={styles.surgery}>
    <span className={styles.date}>{formatUs(patient.surgery.date)}</span>
    <SurgeryTag days={patient.surgery.days} />
  </span>
);

/** Link with a patient's progress to date, which opens the days that it adds up. */
export function ProgressLink({ patient, area }: { patient: Patient; area: "exercise" | "measurement" }) {
  const open = useMetricLink();
  const percent = (area === "exercise" ? patient.progress : patient.deviceprogress) ?? null;
  return (
    <Link {...open(`progress.${area}`, patient._id)} className={styles.number}>
      <Progress percent={percent} />
    </Link>
  );
}

/** Returns the columns of the patient list, in the order of the specification. */
export const patientColumns = (actions: (patient: Patient) => React.ReactNode): Column<Patient>[] => [
  { key: "name", title: texts.name, sortBy: "name", pin: "left", cell: (row) => <Name patient={row} /> },
  {
    key: "provider",
    title: texts.provider,
    width: "17%",
    cell: (row) => <span className={styles.provider}>{row.provider}</span>,
  },
  {
    key: "surgerydate",
    title: texts.surgeryDate,
    sortBy: "surgerydate",
    width: "15%",
    cell: (row) => <SurgeryDate patient={row} />,
  },
  {
    key: "deviceprogress",
    title: texts.measurementProgress,
    sortBy: "deviceprogress",
    width: "12.5%",
    cell: (row) => <ProgressLink patient={row} area="measurement" />,
  },
  {
    key: "progress",
    title: texts.exerciseProgress,
    sortBy: "progress",
    width: "12.5%",
    cell: (row) => <ProgressLink patient={row} area="exercise" />,
  },
  { key: "surgerytype", title: texts.surgeryType, width: "9.5%", cell: jointOf },
  { key: "action", title: texts.action, pin: "right", width: "8%", cell: actions },
];
