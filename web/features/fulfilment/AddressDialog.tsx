import { type OrderAddress, orderAddressForm } from "@restride/domain/fulfilment/order-address.ts";
import { usStates } from "@restride/domain/texts/us-state-texts.ts";
import { hasStates } from "@restride/domain/values/address.ts";
import { countries, countryName, defaultCountry } from "@restride/domain/values/countries.ts";
import { Truck } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { useSending } from "../../platform/page/use-sending.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { changeOrderAndTell } from "./change-order.ts";
import styles from "./Order.module.css";
import { type OrderFragment, UpdateOrderAddressDocument } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));
const allCountries = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** Note about the parcels that were sent to the previous address. */
function OnTheirWay({ order }: { order: OrderFragment }) {
  const names = order.devices.filter(({ status }) => status === "Shipped").map(({ device }) => device.name);
  const where = order.address.shipping_address;
  if (names.length === 0) return null;
  return (
    <p className={styles.sideNote}>
      <Truck size={15} />
      <span>{texts.whatHasLeftKeepsItsAddress(names, where)}</span>
    </p>
  );
}

/** Fields of the address: a select of states for the US, free text for other countries. */
const Lines = ({ form }: { form: Form<OrderAddress> }) => (
  <div className={styles.lines}>
    <span className={styles.fullWidth}>
      <TextField
        {...form.field("shipping_address")}
        label={texts.address}
        required
        aside={`${form.values.shipping_address.length} / 150`}
      />
    </span>
    <TextField {...form.field("shipping_city")} label={texts.city} required />
    {hasStates(form.values.country) ? (
      <SelectField
        {...form.field("shipping_state")}
        label={texts.state}
        required
        options={states}
        placeholder={texts.select}
      />
    ) : (
      <TextField {...form.field("shipping_state")} label={texts.state} required />
    )}
    <TextField {...form.field("shipping_zip_code")} label={texts.zip} required />
    <span className={styles.fullWidth}>
      <SelectField {...form.field("country")} label={texts.country} required options={allCountries} />
    </span>
  </div>
);

/** Dialog that changes where an order is sent, and with its checkbox also the patient's record. */
export function AddressDialog({ order, onClose }: { order: OrderFragment; onClose: () => void }) {
  const { shipping_address, shipping_city, shipping_state, shipping_zip_code, country } = order.address;
  const orderAddress = {
    shipping_address,
    shipping_city,
    shipping_state,
    shipping_zip_code,
    country: country || defaultCountry,
  };
  const form = useForm(orderAddressForm, orderAddress);
  const [record, setRecord] = useState(true);
  const { busy, trackSending } = useSending();
  const save = async (address: typeof orderAddress): Promise<void> => {
    const sent = { id: order._id, address, record };
    const outcome = await changeOrderAndTell(UpdateOrderAddressDocument, sent);
    if (outcome.kind === "data") onClose();
  };
  return (
    <Dialog
      title={texts.shippingAddress}
      subject={order.shipping_name}
      width="medium"
      onClose={onClose}
      formRef={form.form}
      onSubmit={() => form.submit((address) => void trackSending(() => save(address)))}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Lines form={form} />
      <Checkbox checked={record} onChecked={setRecord} hint={texts.thePatientPageShowsTheOld}>
        {texts.alsoWriteItToThePatients}
      </Checkbox>
      <OnTheirWay order={order} />
    </Dialog>
  );
}
