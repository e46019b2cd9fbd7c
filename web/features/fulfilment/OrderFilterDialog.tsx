import {
  type OrderFilter,
  type OrderFilterField,
  orderFilterForm,
  orderFilterFormOf,
} from "@restride/domain/fulfilment/order-filter.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { type Option, SelectField } from "../../ui/field/SelectField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { choices, type Customers, filterLabels } from "./order-filters.ts";
import * as texts from "./fulfilment-texts.ts";

interface OrderFilterDialogProps {
  filter: OrderFilter;
  /** Clinics to choose from; none when the session covers one clinic. */
  customers: Customers;
  onFilter: (filter: OrderFilter) => void;
  onClose: () => void;
}

/** Dialog that sets the filters of the list of orders. */
export function OrderFilterDialog({ filter, customers, onFilter, onClose }: OrderFilterDialogProps) {
  const form = useForm(orderFilterForm, orderFilterFormOf(filter));
  const show = (next: OrderFilter): void => {
    onFilter(next);
    onClose();
  };
  const select = (name: OrderFilterField, options: readonly Option[]) => (
    <SelectField {...form.field(name)} label={filterLabels[name]} options={options} placeholder={texts.all} />
  );
  return (
    <Dialog
      title={texts.filterOrders}
      onClose={onClose}
      formRef={form.form}
      onSubmit={() => form.submit(show)}
      actions={
        <>
          <Button variant="text" onClick={() => form.setValues(orderFilterFormOf({ status: filter.status }))}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.showOrders}
          </Button>
        </>
      }
    >
      {customers.length > 0 &&
        select(
          "customer",
          customers.map(({ _id, name }) => ({ value: _id, label: name })),
        )}
      <TextField {...form.field("lastname")} label={filterLabels.lastname} />
      {select("consent", choices.consent)}
      {select("registered", choices.registered)}
      {select("type", choices.type)}
      {select("patienttype", choices.patienttype)}
    </Dialog>
  );
}
