import { deviceText } from "@restride/domain/fulfilment/device-texts.ts";
import { Activity, Gauge, Route } from "lucide-react";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { FirstRows } from "../../../ui/list/FirstRows.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { PanelSection } from "./PanelSection.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

/** Number of devices that are shown before the user asks for all. */
const shownFirst = 8;

type Device = PatientFactsFragment["devices"][number];

export interface PatientDevicesProps {
  devices: readonly Device[];
  /** Called to open the chart of a device. */
  onChart: (device: Device) => void;
  /** Called to open the chain of custody of a device. */
  onUnit: (device: Device) => void;
}

/** Devices of a patient with their state, chart, and chain of custody. */
export function PatientDevices({ devices, onChart, onUnit }: PatientDevicesProps) {
  const role = roleOf(useSignedIn());
  const mayChart = mayCall("getGraphMeasurementData", role);
  return (
    <PanelSection title={texts.assignedDevices} count={devices.length}>
      {devices.length === 0 && <p className={styles.none}>—</p>}
      <FirstRows rows={devices} first={shownFirst}>
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
    </PanelSection>
  );
}
