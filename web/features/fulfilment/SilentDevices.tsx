import { pathOf, type RouteName, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useRows } from "../../platform/calls/use-listed.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { custodyPath } from "./order-view.ts";
import { SilentDevicesDocument, type SilentDeviceFragment } from "./fulfilment.graphql.ts";
import styles from "./Order.module.css";
import { silenceTexts } from "@restride/domain/fulfilment/silence-texts.ts";
import * as texts from "./fulfilment-texts.ts";

type SilentDevice = SilentDeviceFragment & { readonly _id: string };

/** Enters a clinic; resolves to false when that was refused. */
export type EnterClinic = (customerId: string) => Promise<boolean>;

interface OfClinicProps {
  page: RouteName;
  path: string;
  text: string;
  customerId: string;
  enter: EnterClinic;
}

/** Link to a page of a clinic, which a company user enters first; plain text for users who may not open it. */
function OfClinic({ page, path, text, customerId, enter }: OfClinicProps) {
  const profile = useSignedIn();
  const navigate = useNavigate();
  if (!roleMayOpen(routes[page], roleOf(profile))) return <>{text}</>;
  if (profile.customer?._id === customerId)
    return (
      <Link to={path} className={styles.clinicLink}>
        {text}
      </Link>
    );
  const go = async (): Promise<void> => {
    if (await enter(customerId)) await navigate(path);
  };
  return (
    <button type="button" className={styles.clinicLink} onClick={() => void go()}>
      {text}
    </button>
  );
}

const Cell = ({ children }: { children: ReactNode }) => <span className={styles.cell}>{children}</span>;

interface LinkProps {
  device: SilentDevice;
  enter: EnterClinic;
}

const PatientLink = ({ device: { customer, patient }, enter }: LinkProps) => (
  <OfClinic
    page="patientDetail"
    path={pathOf("patientDetail", { id: patient._id })}
    text={patient.name}
    customerId={customer._id}
    enter={enter}
  />
);

const CaseLink = ({ device: { customer, case: openCase }, enter }: LinkProps) =>
  openCase && (
    <OfClinic
      page="caseDetail"
      path={pathOf("caseDetail", { caseid: openCase._id })}
      text={openCase.casenumber}
      customerId={customer._id}
      enter={enter}
    />
  );

const pathOfDevice = ({ orderid, deviceid }: SilentDevice): string => custodyPath(orderid, deviceid);

const columnsFor = (enter: EnterClinic): readonly Column<SilentDevice>[] => [
  {
    key: "device",
    title: texts.device,
    cell: (device) => (
      <Cell>
        <Link to={pathOfDevice(device)} className={styles.clinicLink}>
          {device.name}
        </Link>
      </Cell>
    ),
  },
  {
    key: "patient",
    title: texts.patient,
    cell: (device) => (
      <Cell>
        <PatientLink device={device} enter={enter} />
      </Cell>
    ),
  },
  { key: "customer", title: texts.customer, cell: ({ customer }) => <Cell>{customer.name}</Cell> },
  { key: "provider", title: texts.provider, cell: ({ patient }) => <Cell>{patient.surgeon.name}</Cell> },
  { key: "delivered", title: texts.deliveredLabel, cell: ({ deliveredOn }) => formatUs(deliveredOn) },
  {
    key: "case",
    title: texts.caseNo,
    cell: (device) => (device.case ? <CaseLink device={device} enter={enter} /> : "—"),
  },
];

const Cards = ({ devices, enter }: { devices: readonly SilentDevice[]; enter: EnterClinic }) => (
  <RowCards<SilentDevice>
    rows={devices}
    title={({ name }) => name}
    open={pathOfDevice}
    wraps
    lines={({ customer, patient, deliveredOn }) => [
      texts.customerLine(customer.name),
      texts.providerLine(patient.surgeon.name),
      texts.deliveredLine(formatUs(deliveredOn)),
    ]}
    actions={(device) => (
      <>
        <PatientLink device={device} enter={enter} />
        <CaseLink device={device} enter={enter} />
      </>
    )}
  />
);

/** Loads the silent devices, all on one page. The total also counts those that are not listed because there are too many. */
function useSilentDevices(customer: string | undefined) {
  const listed = useRows(
    SilentDevicesDocument,
    { customer },
    {
      tags: ["orders", "patients", "readings", "cases"],
      read: ({ getSilentDevices: { devices } }) => ({
        rows: devices?.map((device): SilentDevice => ({ ...device, _id: device.deviceid })),
        total: devices?.length,
      }),
    },
  );
  const page = { current: 1, pageSize: Math.max(1, listed.total ?? 1) };
  return { listed, pages: { page, showPage: () => undefined }, total: listed.data?.getSilentDevices.total ?? 0 };
}

interface SilentDevicesProps {
  /** Id of one clinic; without it all clinics in the user's reach are covered. */
  customer: string | undefined;
  enter: EnterClinic;
  onClose: () => void;
}

/** Dialog with delivered devices that send no readings, with their patients and the case about each. */
export function SilentDevices({ customer, enter, onClose }: SilentDevicesProps) {
  const { listed, pages, total } = useSilentDevices(customer);
  const { rows, failure } = listed;
  const count = failure === null ? (rows?.length ?? 0) : 0;
  return (
    <Dialog title={texts.silentDevices} width="wide" isStep={false} onClose={onClose}>
      {count > 0 && (
        <p className={styles.explanation}>
          {silenceTexts.explanation}
          {total > count && ` ${texts.theFirstOfAreListed(count, total.toLocaleString("en-US"))}`}
        </p>
      )}
      <RecordRows<SilentDevice>
        caption={texts.silentDevices}
        listed={listed}
        pages={pages}
        sizes={[pages.page.pageSize]}
        hidesSinglePage
        columns={columnsFor(enter)}
        cards={(devices) => <Cards devices={devices} enter={enter} />}
        nobody={<EmptyState title={texts.noSilentDevices} text={texts.everyDeliveredDeviceMeasures} />}
      />
    </Dialog>
  );
}
