import { usStates } from "@restride/domain/texts/us-state-texts.ts";
import { hasStates } from "@restride/domain/values/address.ts";
import { countries, countryName, defaultCountry } from "@restride/domain/values/countries.ts";
import { FullWidthRow } from "./FormSection.tsx";
import { SelectField } from "../field/SelectField.tsx";
import { TextField } from "../field/TextField.tsx";
import type { TextOfForm } from "./use-form.ts";
import * as texts from "./form-texts.ts";

type Line = "line1" | "line2" | "city" | "state" | "zip";

interface AddressFieldsProps {
  /** Returns the props of the field with this name. */
  field: (name: Line) => TextOfForm;
  /** Field of the country; a form without one is for the US. */
  country?: TextOfForm;
  /** Lines that may not be empty. */
  required?: readonly Line[];
  large?: boolean;
  /** Places the first lines beside the others, where three fields fit in a row. */
  three?: boolean;
  /** Whether people type their own address, so that the browser may fill it. */
  own?: boolean;
}

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));
const allCountries = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, "en"));

/** Fields of an address: a select of states for the US, free text for other countries. */
export function AddressFields(props: AddressFieldsProps) {
  const { field, country, required = [], large = false, three = false, own = false } = props;
  const line = (name: Line, token: string) => ({
    ...field(name),
    required: required.includes(name),
    large,
    autoComplete: own ? token : undefined,
  });
  return (
    <>
      <FullWidthRow unless={three}>
        <TextField {...line("line1", "address-line1")} label={texts.addressLine1} />
      </FullWidthRow>
      <FullWidthRow unless={three}>
        <TextField {...line("line2", "address-line2")} label={texts.addressLine2} />
      </FullWidthRow>
      <TextField {...line("city", "address-level2")} label={texts.city} />
      {hasStates(country?.value ?? defaultCountry) ? (
        <SelectField
          {...line("state", "address-level1")}
          label={texts.state}
          options={states}
          placeholder={texts.selectAState}
        />
      ) : (
        <TextField {...line("state", "address-level1")} label={texts.stateOrRegion} />
      )}
      <TextField {...line("zip", "postal-code")} label={texts.zip} />
      {country && (
        <SelectField
          {...country}
          autoComplete={own ? "country" : undefined}
          required
          large={large}
          label={texts.country}
          options={allCountries}
        />
      )}
    </>
  );
}
