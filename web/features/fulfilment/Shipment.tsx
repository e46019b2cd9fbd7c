import type { DeviceState } from "@restride/domain/fulfilment/device-state.ts";
import { noteLimits, shipHint, shipmentForm, trackingField } from "@restride/domain/fulfilment/shipment.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { ExternalLink, Info, Truck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { Button } from "../../ui/look/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { changeOrder, changeOrderAndTell } from "./change-order.ts";
import styles from "./Order.module.css";
import { MarkAsShippedDocument, type OrderFragment, UpdateDeviceOrderDocument } from "./fulfilment.graphql.ts";
import { OrderDevices } from "./OrderDevices.tsx";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";
import * as texts from "./fulfilment-texts.ts";

interface ShipmentValues {
  gateway_id: string;
  tracking_link: string;
  note: string;
}

const valuesOf = ({ gateway_id, tracking_link, note }: OrderFragment): ShipmentValues => ({
  gateway_id,
  tracking_link,
  note,
});

/** Form state of a shipment, and the functions that save and ship it. */
function useShipping(order: OrderFragment) {
  const form = useForm(shipmentForm, valuesOf(order));
  const { values } = form;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<"save" | "ship" | null>(null);
  const [asking, setAsking] = useState(false);
  const save = async (typed: ShipmentValues): Promise<boolean> => {
    const { gateway_id: gateway_url, tracking_link: tracking_url, note } = typed;
    const sent = { _id: order._id, gateway_url, tracking_url, note, version: order.version };
    const outcome = await changeOrder(UpdateDeviceOrderDocument, sent);
    if (outcome.kind === "fail" && outcome.message.includes(gateway_url) && gateway_url !== "")
      form.refuse("gateway_id", outcome.message);
    else if (outcome.kind !== "data") notifyOutcome(outcome);
    const saved = outcome.kind === "data" ? outcome.data.updateDeviceOrder.fullfillment : null;
    if (saved) form.setValues(valuesOf(saved));
    return outcome.kind === "data";
  };
  const ship = async (unsigned: boolean): Promise<void> => {
    const sent = { _id: order._id, devicesids: [...chosen], unsigned };
    const outcome = await changeOrderAndTell(MarkAsShippedDocument, sent);
    if (outcome.kind === "data") setChosen(new Set());
  };
  const runBusy = async (task: "save" | "ship", work: () => Promise<void>): Promise<void> => {
    setBusy(task);
    await work();
    setBusy(null);
  };
  const saveAlone = (typed: ShipmentValues) =>
    runBusy("save", async () => {
      if (await save(typed)) notifyOutcome({ kind: "data", data: null, message: orderTexts.saved });
    });
  const saveAndShip = (unsigned: boolean) => {
    setAsking(false);
    form.submit(
      (typed) =>
        void runBusy("ship", async () => {
          const isSame = JSON.stringify(typed) === JSON.stringify(valuesOf(order));
          if (isSame || (await save(typed))) await ship(unsigned);
        }),
    );
  };
  return { form, values, chosen, setChosen, busy, asking, setAsking, saveAlone, saveAndShip };
}

type ShippingState = ReturnType<typeof useShipping>;

const Fields = ({ form }: Pick<ShippingState, "form">) => (
  <div className={styles.fields}>
    <TextField
      {...form.field("gateway_id")}
      label={texts.gatewayId}
      required
      hint={texts.charactersDashesAndSpacesDo}
    />
    <TextField
      {...form.field("tracking_link")}
      label={texts.trackingUrl}
      required
      action={<OpenLink link={form.values.tracking_link} />}
    />
    <span className={styles.fullWidth}>
      <TextArea {...form.field("note")} label={texts.note} rows={2} limit={noteLimits.order} />
    </span>
  </div>
);

const OpenLink = ({ link }: { link: string }) =>
  trackingField.safeParse(link).success && (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      aria-label={texts.openTheTrackingPage}
      className={styles.trackingLink}
    >
      <ExternalLink size={15} />
    </a>
  );

interface FootProps {
  order: OrderFragment;
  hint: string | null;
  busy: ShippingState["busy"];
  onShip: () => void;
}

/** Footer with the missing data, or the person who saved last, and the actions. */
const Foot = ({ order: { savedAt, savedBy, timezone }, hint, busy, onShip }: FootProps) => (
  <footer className={styles.foot}>
    <output>
      {hint && (
        <>
          <Info size={14} /> {hint}
        </>
      )}
      {!hint && savedAt && texts.savedBy(formatTime(Date.parse(savedAt), timezone), savedBy ?? "—")}
    </output>
    <Button type="submit" busy={busy === "save"} disabled={busy !== null}>
      {texts.save}
    </Button>
    <Button
      variant="primary"
      icon={<Truck />}
      busy={busy === "ship"}
      disabled={hint !== null || busy !== null}
      onClick={onShip}
    >
      {texts.markAsShipped}
    </Button>
  </footer>
);

/** Returns the reason why the chosen devices cannot be shipped with the typed values; null when they can. */
const hintOf = (
  { patient, devices }: OrderFragment,
  chosen: ReadonlySet<string>,
  typed: ShipmentValues,
): string | null =>
  shipHint({
    active: patient.active,
    chosen: devices
      .filter(({ deviceid }) => chosen.has(deviceid))
      .map(({ device: { name }, status, statusDescription }) => ({
        name,
        status: status as DeviceState,
        assigned: statusDescription === null,
      })),
    gateway: typed.gateway_id,
    tracking: typed.tracking_link,
  });

/** Form of a shipment: the devices to send, and their gateway and parcel. A text says what prevents shipping. */
export function Shipment({ order }: { order: OrderFragment }) {
  const { form, values, chosen, setChosen, busy, asking, setAsking, saveAlone, saveAndShip } = useShipping(order);
  const { form: box } = form;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    form.submit((typed) => void saveAlone(typed));
  };
  return (
    <>
      <OrderDevices order={order} chosen={chosen} onChosen={setChosen} />
      <form ref={box} className={styles.card} noValidate aria-label={texts.shipment} onSubmit={submit}>
        <h2 className={styles.title}>
          {texts.shipment} {chosen.size > 0 && <small>{texts.forTheSelected(chosen.size)}</small>}
        </h2>
        <Fields form={form} />
        <Foot
          order={order}
          hint={hintOf(order, chosen, values)}
          busy={busy}
          onShip={() => (order.patient.consent ? saveAndShip(false) : setAsking(true))}
        />
      </form>
      {asking && (
        <ConfirmDialog
          title={orderTexts.noConsent}
          text={texts.hasNotSignedTheConsent(order.shipping_name)}
          confirm={texts.shipAnyway}
          onConfirm={() => saveAndShip(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
