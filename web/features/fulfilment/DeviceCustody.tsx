import { pathOf } from "@restride/domain/access/routes.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { FileText, Printer } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { download } from "../../platform/calls/download.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Tag } from "../../ui/look/Marks.tsx";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./DeviceCustody.module.css";
import type { OrderedDeviceFragment, OrderFragment, UnitFragment } from "./fulfilment.graphql.ts";
import { CaseLink } from "./order-columns.tsx";
import { ReturnSlip } from "./ReturnSlip.tsx";
import shared from "./Order.module.css";
import { ReadingSources } from "./units/ReadingSources.tsx";
import { Due } from "./units/unit-columns.tsx";
import { UnitChain } from "./units/UnitChain.tsx";
import { UnitMoves } from "./units/UnitMoves.tsx";
import { mayBeLostText } from "@restride/domain/fulfilment/unit-filter-texts.ts";
import * as texts from "./fulfilment-texts.ts";
import { deviceStateLabel } from "@restride/domain/fulfilment/device-texts.ts";

interface CustodyProps {
  order: OrderFragment;
  device: OrderedDeviceFragment;
}

const unitOf = ({ order, device }: CustodyProps) => order.units.find(({ deviceid }) => deviceid === device.deviceid);

const Details = ({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) => (
  <section className={shared.card} aria-label={title}>
    <h2 className={shared.title}>{title}</h2>
    <dl className={shared.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

/** Date by which a unit is due back, and advice about a unit that may be lost. */
const DueBack = ({ unit }: { unit: UnitFragment }) => (
  <>
    <Due {...unit} />
    {unit.maybelost && <small className={styles.lossWarning}>{mayBeLostText}</small>}
  </>
);

function CustodySide({ order, device }: CustodyProps) {
  const timeText = (at: string | null | undefined): string =>
    at ? formatInstant(Date.parse(at), order.timezone) : texts.noneYet;
  const { hardware_uuid: hardware } = device.device;
  const unit = unitOf({ order, device });
  return (
    <aside className={shared.side}>
      <Details
        title={unit?.out && device.status !== "Shipped" ? texts.withLabel : texts.forLabel}
        facts={[
          [texts.patient, order.shipping_name],
          [texts.customer, order.customer.name],
          [texts.provider, order.patient.surgeon.name],
          [texts.surgeryDate, formatUs(order.patient.surgery.date)],
          [texts.caseNo, <CaseLink key="case" {...order} />],
          ...(unit?.dueback ? [[texts.dueBack, <DueBack key="due" unit={unit} />] as const] : []),
        ]}
      />
      <Details
        title={texts.readings}
        facts={[
          [texts.hardwareId, hardware || "—"],
          [texts.gatewayId, order.gateway_id || "—"],
          [texts.firstReading, timeText(device.first_reading)],
          [texts.lastReading, timeText(device.last_reading)],
        ]}
      />
      {unit && (
        <>
          <ReadingSources sources={unit.sources} timeZone={order.timezone} />
          <UnitMoves orderId={order._id} device={device} unit={unit} />
        </>
      )}
    </aside>
  );
}

/** Button that saves the whole page as a PDF, which the server makes. */
function CustodyPdf({ order, device }: CustodyProps) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { deviceid } = device;
    await download("downloadCustody", "/custody", `custody-${deviceid}.pdf`, { orderid: order._id, deviceid });
    setBusy(false);
  };
  return (
    <Button icon={<FileText />} busy={busy} onClick={() => void save()}>
      {texts.custodyPdf}
    </Button>
  );
}

/** Page with the chain of custody of a device in an order, to read, print, and save. */
export function DeviceCustody({ order, device }: CustodyProps) {
  const { name } = device.device;
  return (
    <>
      <Breadcrumb
        to={pathOf("fulfillmentDetail", { fulfillmentid: order._id })}
        list={texts.orderOf(order.shipping_name)}
        page={name}
      />
      <PageHead
        title={name}
        counts={
          <span className={shared.state}>
            <Tag look="brand">{unitOf({ order, device })?.state ?? deviceStateLabel(device.status)}</Tag>
            {device.note}
          </span>
        }
      >
        <span className={`no-print ${styles.author}`}>
          {unitOf({ order, device })?.out && <ReturnSlip order={order} device={device} />}
          <CustodyPdf order={order} device={device} />
          <Button icon={<Printer />} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </span>
      </PageHead>
      <div className={shared.columns}>
        <UnitChain
          device={device}
          happened={order.happened}
          ahead={unitOf({ order, device })?.ahead ?? []}
          timeZone={order.timezone}
        />
        <CustodySide order={order} device={device} />
      </div>
    </>
  );
}
