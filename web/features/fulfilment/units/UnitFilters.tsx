import { type UnitPlace, unitPlaces, unitTexts } from "@restride/domain/fulfilment/unit-filter.ts";
import { Select } from "../../../ui/field/Select.tsx";
import { useCustomers } from "../use-customers.ts";

interface UnitFiltersProps {
  place: UnitPlace;
  setPlace: (place: string) => void;
  customer: string;
  setCustomer: (customer: string) => void;
}

/** Filters of the list of units: where they are and, for users of several clinics, the clinic. */
export function UnitFilters({ place, setPlace, customer, setCustomer }: UnitFiltersProps) {
  const customers = useCustomers();
  return (
    <>
      {customers.length > 0 && (
        <Select
          label="Customer"
          value={customer}
          onValue={setCustomer}
          options={[
            { value: "", label: "All customers" },
            ...customers.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      <Select
        label="Where"
        value={place}
        onValue={setPlace}
        options={unitPlaces.map((value) => ({ value, label: unitTexts[value] }))}
      />
    </>
  );
}
