import { type UnitPlace, unitPlaces } from "@restride/domain/fulfilment/unit-filter.ts";
import { Select } from "../../../ui/field/Select.tsx";
import { useCustomers } from "../use-customers.ts";
import { unitTexts } from "@restride/domain/fulfilment/unit-filter-texts.ts";
import * as texts from "./units-texts.ts";

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
          label={texts.customer}
          value={customer}
          onValue={setCustomer}
          options={[
            { value: "", label: texts.allCustomers },
            ...customers.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      <Select
        label={texts.whereLabel}
        value={place}
        onValue={setPlace}
        options={unitPlaces.map((value) => ({ value, label: unitTexts[value] }))}
      />
    </>
  );
}
