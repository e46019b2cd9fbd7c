import { changeDevice } from "@restride/domain/programmes/edit-rows.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import { addDays, daysBetween, formatUs } from "@restride/domain/values/calendar-date.ts";
import { Truck } from "lucide-react";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { toasts } from "../../../../platform/notices/toasts.ts";
import { leaveRow } from "../../../../ui/list/leave-row.ts";
import { EmptyState } from "../../../../ui/look/States.tsx";
import styles from "../../Card.module.css";
import { AddDevice } from "../../devices/AddDevice.tsx";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { contentVariablesOf } from "../../use-content.ts";
import { editProgramme, type NewPatient, stepPath, useWizardProgramme, useWizardState } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import { DeviceCard } from "../../devices/DeviceCard.tsx";
import { DeviceEditor } from "../../devices/DeviceEditor.tsx";
import * as texts from "./steps-texts.ts";

function Orders({
  devices,
  planContext: { patient, today },
}: {
  devices: readonly ProgrammeDevice[];
  planContext: NewPatient;
}) {
  const { draft } = useWizardState();
  if (devices.length === 0) return null;
  const { addressline1, addressline2, city, state, zip } = patient.shipaddress;
  const needed = addDays(patient.surgery.date, Math.min(...devices.map(({ startdate }) => startdate)));
  const inDays = daysBetween(today, needed);
  const where = [addressline1, addressline2, city, `${state} ${zip}`.trim()].filter(Boolean).join(", ");
  return (
    <p className={`${styles.tools} ${styles.orders}`}>
      <Truck />
      <span>{texts.devicesAreOrdered(devices.length, where, formatUs(needed), inDays)}</span>
      <Link to={stepPath("info", draft?._id ?? null)}>{texts.changeAddress}</Link>
    </p>
  );
}

/** DEVICE SCHEDULE: one card per device. One card at a time can be edited. */
export function DeviceStep({ planContext }: { planContext: NewPatient }) {
  const edited = useWizardProgramme();
  const { programme, names } = edited;
  const { devices } = programme;
  const { patient, today } = planContext;
  const lookedFor = useMemo(() => contentVariablesOf(patient, today), [patient, today]);
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<{ row: ProgrammeDevice; toAll: boolean } | null>(null);
  const devicesWith = (row: ProgrammeDevice, toAll: boolean) =>
    changeDevice(devices, row, { toAll, today: planContext.day });
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const remove = (row: ProgrammeDevice): void => {
    leaveRow("main");
    const remainingDevices = devices.filter(({ _id }) => _id !== row._id);
    editProgramme({ devices: remainingDevices });
    toasts.undo(texts.removedText(names.device(row.deviceid).name), () =>
      edited.undoEdit({ devices }, { devices: remainingDevices }),
    );
  };
  const previewed = typed ? { ...programme, devices: devicesWith(typed.row, typed.toAll) } : undefined;
  const preview = { planContext, edited, kind: "device" as const, typed: previewed };
  return (
    <WizardFrame
      step="devices"
      title={scheduleTitle(texts.deviceSchedule, planContext.patient)}
      tools={
        <AddDevice
          lookedFor={lookedFor}
          day={planContext.day}
          devices={devices}
          isOff={open !== null}
          onAdd={(row) => editProgramme({ devices: [...devices, row] })}
        />
      }
      isOpen={open !== null}
      middle={<PreviewButton {...preview} />}
    >
      <WithPreview {...preview}>
        {devices.length === 0 && <EmptyState title={texts.noDevicesYet} text={texts.addTheFirstOneAbove} />}
        <div className={styles.grid}>
          {devices.map((row) =>
            row._id === open ? (
              <DeviceEditor
                key={row._id}
                row={row}
                planContext={planContext}
                content={names.device(row.deviceid)}
                measures={names.measures.get(row.deviceid) ?? ""}
                others={devices.length - 1}
                onTyped={(next, toAll) => setTyped(next && { row: next, toAll })}
                onSave={(next, toAll) => {
                  editProgramme({ devices: devicesWith(next, toAll) });
                  close();
                }}
                onClose={close}
              />
            ) : (
              <DeviceCard
                key={row._id}
                row={row}
                content={names.device(row.deviceid)}
                measures={names.measures.get(row.deviceid) ?? ""}
                isOff={open !== null}
                onEdit={() => setOpen(row._id)}
                onRemove={() => remove(row)}
              />
            ),
          )}
        </div>
        <Orders devices={devices} planContext={planContext} />
      </WithPreview>
    </WizardFrame>
  );
}
