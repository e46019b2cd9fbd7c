import { hasStates, usStates } from "@restride/domain/values/address.ts";
import { countries, countryName, defaultCountry } from "@restride/domain/values/countries.ts";
import { WholeRow } from "./FormSection.tsx";
import { SelectField } from "../field/SelectField.tsx";
import { TextField } from "../field/TextField.tsx";
import type { TextOfForm } from "./use-form.ts";

type Line = "line1" | "line2" | "city" | "state" | "zip";

interface AddressFieldsProps {
  /** What the form hands to a field of this name. */
  field: (name: Line) => TextOfForm;
  /** The field of the country; a form without one is for the US. */
  country?: TextOfForm;
  /** The lines that may not be empty. */
  required?: readonly Line[];
  large?: boolean;
  /** The first lines stand beside the others, where three fields fit in a row. */
  three?: boolean;
}

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));
const allCountries = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** The lines of an address: a list of states for the US, free text elsewhere. */
export function AddressFields({ field, country, required = [], large = false, three = false }: AddressFieldsProps) {
  const line = (name: Line) => ({ ...field(name), required: required.includes(name) });
  return (
    <>
      <WholeRow unless={three}>
        <TextField {...line("line1")} large={large} label="Address line 1" autoComplete="address-line1" />
      </WholeRow>
      <WholeRow unless={three}>
        <TextField {...line("line2")} large={large} label="Address line 2" autoComplete="address-line2" />
      </WholeRow>
      <TextField {...line("city")} large={large} label="City" autoComplete="address-level2" />
      {hasStates(country?.value ?? defaultCountry) ? (
        <SelectField {...line("state")} large={large} label="State" options={states} placeholder="Select a state" />
      ) : (
        <TextField {...line("state")} large={large} label="State or region" autoComplete="address-level1" />
      )}
      <TextField {...line("zip")} large={large} label="Zip" autoComplete="postal-code" />
      {country && <SelectField {...country} required large={large} label="Country" options={allCountries} />}
    </>
  );
}
