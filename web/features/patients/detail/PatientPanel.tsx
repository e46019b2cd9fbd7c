import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { deviceText } from "@restride/domain/fulfilment/device-texts.ts";
import { surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Activity, CalendarClock, Gauge, Pencil, Route } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { FirstRows } from "../../../ui/list/FirstRows.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Avatar, StatusDot, Tag } from "../../../ui/look/Marks.tsx";
import { caseDot, caseStatusText, openFirst } from "./case-status.ts";
import { HoldDialog } from "../form/HoldDialog.tsx";
import { patientEditPath } from "../form/patient-edit-path.ts";
import { LastScores } from "./LastScores.tsx";
import { PanelParts } from "./PanelParts.tsx";
import { SurgeryTag } from "../patient-columns.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

type Details = PatientFactsFragment;

const none = "—";

/** Number of rows of a part that are shown before the user asks for all. */
const shownFirst = { cases: 3, devices: 8 } as const;

function Section({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>
        {title} {count !== undefined && <span>{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** Text of the running hold; users who may hold a patient can end it here. */
function Hold({ patient }: Pick<PanelProps, "patient">) {
  const [asking, setAsking] = useState(false);
  const mayHold = mayCall("putPatientOnHold", roleOf(useSignedIn()));
  const open = patient.technicalholdhistory.find((hold) => !hold.releasedate);
  if (!open) return texts.off;
  const since = texts.onHoldSince(formatUs(open.holddate));
  if (!mayHold) return since;
  return (
    <>
      <Tag>{since}</Tag>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.release}
      </Button>
      {asking && <HoldDialog patientId={patient._id} isNew={false} onClose={() => setAsking(false)} />}
    </>
  );
}

function FactList({ patient, onMove }: Pick<PanelProps, "patient" | "onMove">) {
  const coach = patient.healthcoach;
  const role = roleOf(useSignedIn());
  return (
    <dl className={styles.facts}>
      <dt>{texts.provider}</dt>
      <dd>{patient.provider}</dd>
      <dt>{texts.surgeryType}</dt>
      <dd>{surgeryTypeLabel(patient.surgery.type === "hip" ? "hip" : "knee")}</dd>
      <dt>{texts.surgeryDate}</dt>
      <dd>
        {formatUs(patient.surgery.date)}
        <span className={styles.tagWithButton}>
          <SurgeryTag days={patient.surgery.days} />
          {mayCall("previewSurgeryMove", role) && (
            <IconButton label={texts.changeSurgeryDate} icon={<CalendarClock />} onClick={onMove} />
          )}
        </span>
      </dd>
      <dt>{texts.ageGroup}</dt>
      <dd>{patient.age}</dd>
      <dt>{texts.healthCoach}</dt>
      <dd>{coach ? `${coach.firstname} ${coach.lastname}` : none}</dd>
      <dt>{texts.carePlan}</dt>
      <dd>{patient.careplan ?? none}</dd>
      <dt>{texts.technicalHold}</dt>
      <dd>
        <Hold patient={patient} />
      </dd>
    </dl>
  );
}

function Head({ patient, onMove }: Pick<PanelProps, "patient" | "onMove">) {
  const name = `${patient.firstname} ${patient.lastname}`;
  const role = roleOf(useSignedIn());
  return (
    <>
      <div className={styles.identity}>
        <Avatar name={name} size={44} />
        <div>
          <strong>
            {patient.salutation} {name}
          </strong>
          <span className={styles.state}>
            <StatusDot look={patient.active ? "brand" : "hollow"}>
              {patient.active ? texts.active : texts.inactiveSince(formatUs(patient.activesince))}
            </StatusDot>
            <span>· {patient.phone}</span>
          </span>
        </div>
        {mayCall("editPatient", role) && (
          <Link
            to={patientEditPath(patient._id)}
            className={styles.edit}
            aria-label={texts.editPatient}
            title={texts.editPatient}
          >
            <Pencil size={16} />
          </Link>
        )}
      </div>
      <FactList patient={patient} onMove={onMove} />
    </>
  );
}

function Cases({ cases, casestotal }: Details) {
  const role = roleOf(useSignedIn());
  const opens = roleMayOpen(routes.caseDetail, role);
  return (
    <Section title={texts.raisedIssues} count={casestotal}>
      {cases.length === 0 && <p className={styles.none}>{none}</p>}
      <FirstRows rows={openFirst(cases)} first={shownFirst.cases}>
        {({ _id, number, summary, status }) => (
          <li key={_id} className={styles.case} title={summary}>
            {opens ? <Link to={pathOf("caseDetail", { caseid: _id })}>{number}</Link> : <span>{number}</span>}
            <StatusDot look={caseDot(status)}>{caseStatusText(status)}</StatusDot>
          </li>
        )}
      </FirstRows>
      {casestotal > cases.length && <p className={styles.none}>{texts.ofSoManyAreListed(cases.length)}</p>}
    </Section>
  );
}

type Device = Details["devices"][number];

type OfDevice = (device: Device) => void;

function Devices({ devices, onChart, onUnit }: Pick<Details, "devices"> & { onChart: OfDevice; onUnit: OfDevice }) {
  const role = roleOf(useSignedIn());
  const mayChart = mayCall("getGraphMeasurementData", role);
  return (
    <Section title={texts.assignedDevices} count={devices.length}>
      {devices.length === 0 && <p className={styles.none}>{none}</p>}
      <FirstRows rows={devices} first={shownFirst.devices}>
        {(device) => (
          <li key={device._id} className={styles.device}>
            <span className={styles.tile} aria-hidden>
              <Gauge size={15} />
            </span>
            <span>
              <strong>{device.display_name}</strong>
              <small>{deviceText(device)}</small>
              {device.tracking_link && (
                <a href={device.tracking_link} target="_blank" rel="noreferrer">
                  {texts.trackParcel}
                </a>
              )}
            </span>
            {mayCall("getUnit", role) && (
              <IconButton
                label={texts.whereHasBeen(device.display_name)}
                icon={<Route />}
                onClick={() => onUnit(device)}
              />
            )}
            <IconButton
              className={styles.chart}
              label={texts.measurementChartOf(device.display_name)}
              reason={texts.companyUsersMayNotOpen}
              disabled={!mayChart}
              icon={<Activity />}
              onClick={() => onChart(device)}
            />
          </li>
        )}
      </FirstRows>
    </Section>
  );
}

/** Part of the panel: on a phone the facts are always shown, and the other parts on request. */
export type PanelPart = "facts" | "parts";

interface PanelProps {
  patient: Details;
  /** Part to show; the whole panel by default. */
  only?: PanelPart | undefined;
  /** Text about a recent change by somebody else; empty for none. */
  notice: string;
  diagnoses: ReactNode;
  notifications: ReactNode;
  /** Messages to or about the patient that were not delivered. */
  undelivered: ReactNode;
  links: ReactNode;
  /** Called to open the chart of a device. */
  onChart: OfDevice;
  /** Called to open the chain of custody of a device. */
  onUnit: OfDevice;
  /** Called to change the surgery date. */
  onMove: () => void;
}

/** Side panel of a patient: person, joint, and surgery; then scores, diagnoses, notifications, cases, devices, and links. */
export function PatientPanel({
  patient,
  only,
  notice,
  diagnoses,
  notifications,
  undelivered,
  links,
  onChart,
  onUnit,
  onMove,
}: PanelProps) {
  const companyUser = isCompanyUser(roleOf(useSignedIn()));
  return (
    <aside className={styles.panel} aria-label={texts.patient}>
      {only !== "parts" && (
        <>
          <Head patient={patient} onMove={onMove} />
          <div className={styles.undelivered}>{undelivered}</div>
        </>
      )}
      {only !== "facts" && (
        <>
          {!companyUser && <LastScores patient={patient} />}
          {diagnoses}
          {notifications}
          {!companyUser && <Cases {...patient} />}
          <Devices devices={patient.devices} onChart={onChart} onUnit={onUnit} />
          <PanelParts patient={patient} />
          {links}
        </>
      )}
      {only !== "parts" && (
        <p className={styles.notice} aria-live="polite">
          {notice && <span>{notice}</span>}
        </p>
      )}
    </aside>
  );
}
