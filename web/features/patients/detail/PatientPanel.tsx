import { isCompanyUser } from "@restride/domain/access/roles.ts";
import type { ReactNode } from "react";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { LastScores } from "./LastScores.tsx";
import { PanelParts } from "./PanelParts.tsx";
import { PatientCases } from "./PatientCases.tsx";
import { PatientDevices, type PatientDevicesProps } from "./PatientDevices.tsx";
import { PatientFacts } from "./PatientFacts.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

/** Part of the panel: on a phone the facts are always shown, and the other parts on request. */
export type PanelPart = "facts" | "parts";

interface PanelProps extends Omit<PatientDevicesProps, "devices"> {
  patient: PatientFactsFragment;
  /** Part to show; the whole panel by default. */
  only?: PanelPart | undefined;
  /** Text about a recent change by somebody else; empty for none. */
  notice: string;
  diagnoses: ReactNode;
  notifications: ReactNode;
  /** Messages to or about the patient that were not delivered. */
  undelivered: ReactNode;
  links: ReactNode;
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
          <PatientFacts patient={patient} onMove={onMove} />
          <div className={styles.undelivered}>{undelivered}</div>
        </>
      )}
      {only !== "facts" && (
        <>
          {!companyUser && <LastScores patient={patient} />}
          {diagnoses}
          {notifications}
          {!companyUser && <PatientCases {...patient} />}
          <PatientDevices devices={patient.devices} onChart={onChart} onUnit={onUnit} />
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
