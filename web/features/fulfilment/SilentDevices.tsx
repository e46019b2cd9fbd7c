import { pathOf, type RouteName, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { Link, useNavigate } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { EmptyState, ErrorState } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { custodyPath } from "./order-view.ts";
import { SilentDevicesDocument, type SilentDeviceFragment } from "./fulfilment.graphql.ts";
import styles from "./Order.module.css";
import { silenceTexts } from "@restride/domain/fulfilment/silence-texts.ts";
import * as texts from "./fulfilment-texts.ts";

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
  if (profile.customer?._id === customerId) return <Link to={path}>{text}</Link>;
  const go = async (): Promise<void> => {
    if (await enter(customerId)) await navigate(path);
  };
  return (
    <button type="button" className={styles.patientButton} onClick={() => void go()}>
      {text}
    </button>
  );
}

function Row({ device, enter }: { device: SilentDeviceFragment; enter: EnterClinic }) {
  const { orderid, name, deliveredOn, customer, patient } = device;
  const clinic = { customerId: customer._id, enter };
  return (
    <tr>
      <th scope="row">
        <Link to={custodyPath(orderid, device.deviceid)}>{name}</Link>
      </th>
      <td data-title={texts.patient}>
        <OfClinic
          page="patientDetail"
          path={pathOf("patientDetail", { id: patient._id })}
          text={patient.name}
          {...clinic}
        />
      </td>
      <td data-title={texts.customer}>{customer.name}</td>
      <td data-title={texts.provider}>{patient.surgeon.name}</td>
      <td data-title={texts.deliveredLabel}>{formatUs(deliveredOn)}</td>
      <td data-title={texts.caseNo}>
        {device.case ? (
          <OfClinic
            page="caseDetail"
            path={pathOf("caseDetail", { caseid: device.case._id })}
            text={device.case.casenumber}
            {...clinic}
          />
        ) : (
          "—"
        )}
      </td>
    </tr>
  );
}

function Devices({
  devices,
  total,
  enter,
}: {
  devices: readonly SilentDeviceFragment[];
  total: number;
  enter: EnterClinic;
}) {
  if (devices.length === 0)
    return <EmptyState title={texts.noSilentDevices} text={texts.everyDeliveredDeviceMeasures} />;
  return (
    <>
      <p className={styles.explanation}>
        {silenceTexts.explanation}
        {total > devices.length && texts.theFirstOfAreListed(devices.length, total.toLocaleString("en-US"))}
      </p>
      <table className={`${styles.devices} ${styles.silent}`}>
        <thead>
          <tr>
            {[texts.device, texts.patient, texts.customer, texts.provider, texts.deliveredLabel, texts.caseNo].map(
              (title) => (
                <th key={title}>{title}</th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {devices.map((device) => (
            <Row key={device.deviceid} device={device} enter={enter} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface SilentDevicesProps {
  /** Id of one clinic; without it all clinics in the user's reach are covered. */
  customer: string | undefined;
  enter: EnterClinic;
  onClose: () => void;
}

/** Dialog with delivered devices that send no readings, with their patients and the case about each. */
export function SilentDevices({ customer, enter, onClose }: SilentDevicesProps) {
  const { data, failure, refetch } = useGraphqlQuery(
    SilentDevicesDocument,
    { customer },
    { tags: ["orders", "patients", "readings", "cases"] },
  );
  const { devices, total } = data?.getSilentDevices ?? {};
  return (
    <Dialog title={texts.silentDevices} width="wide" isStep={false} onClose={onClose}>
      {failure && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      {devices && <Devices devices={devices} total={total ?? devices.length} enter={enter} />}
    </Dialog>
  );
}
