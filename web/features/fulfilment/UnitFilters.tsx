import { type UnitPlace, unitPlaces, unitTexts } from "@restride/domain/fulfilment/unit-filter.ts";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { useCustomers } from "./use-customers.ts";

interface UnitFiltersProps {
  place: UnitPlace;
  setPlace: (place: string) => void;
  customer: string;
  setCustomer: (customer: string) => void;
}

/** Narrows the list of units by where they are, and for who works for several clinics by one of them. */
export function UnitFilters({ place, setPlace, customer, setCustomer }: UnitFiltersProps) {
  const customers = useCustomers();
  return (
    <>
      {customers.length > 0 && (
        <SelectField
          label="Customer"
          value={customer}
          onValue={setCustomer}
          placeholder="All"
          options={customers.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      <SelectField
        label="Where"
        value={place}
        onValue={setPlace}
        options={unitPlaces.map((value) => ({ value, label: unitTexts[value] }))}
      />
    </>
  );
}
