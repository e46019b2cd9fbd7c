import { birthDateChoices } from "@restride/domain/birth-dates/birth-years.ts";
import { caregiverLimits, relationships } from "@restride/domain/patients/caregiver.ts";
import { personLimits } from "@restride/domain/patients/person-fields.ts";
import { shipLines } from "@restride/domain/patients/ship-address.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { AddressFields } from "../../ui/form/AddressFields.tsx";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { FormSection, FullWidthRow } from "../../ui/form/FormSection.tsx";
import { HeightField } from "../../ui/field/HeightField.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { TypedDateField } from "../../ui/date/TypedDateField.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import type { DetailsValues } from "./registration-state.ts";
import * as texts from "./registration-texts.ts";

type DetailsForm = Form<DetailsValues>;

const genderOptions = [
  { value: "female", label: texts.female },
  { value: "male", label: texts.male },
];
const relationshipOptions = relationships.map((value) => ({ value, label: texts.relationships[value] }));

function Person({ form, today }: { form: DetailsForm; today: CalendarDate }) {
  const { field } = form;
  const maxNameLength = personLimits.name;
  return (
    <FormSection title={texts.aboutYou}>
      <TextField
        {...field("firstname")}
        label={texts.firstName}
        required
        large
        maxLength={maxNameLength}
        autoComplete="given-name"
      />
      <TextField
        {...field("lastname")}
        label={texts.lastName}
        required
        large
        maxLength={maxNameLength}
        autoComplete="family-name"
      />
      <TypedDateField
        {...field("dob")}
        choicesOf={birthDateChoices}
        label={texts.dateOfBirth}
        required
        large
        today={today}
        yearsBack={50}
        autoComplete="bday"
      />
      <SelectField
        {...field("gender")}
        label={texts.gender}
        autoComplete="sex"
        required
        large
        placeholder={texts.select}
        options={genderOptions}
      />
      <HeightField value={form.values.height} onValue={(inches) => form.set("height", inches)} large />
    </FormSection>
  );
}

function Caregiver({ form: { field } }: { form: DetailsForm }) {
  const maxNameLength = caregiverLimits.name;
  return (
    <FormSection title={texts.caregiver} hint={texts.somebodyWhoHelpsYouAtHome}>
      <TextField {...field("caregiver.fname")} label={texts.caregiverFirstName} large maxLength={maxNameLength} />
      <TextField {...field("caregiver.lname")} label={texts.caregiverLastName} large maxLength={maxNameLength} />
      <PhoneField {...field("caregiver.phone")} label={texts.caregiverPhone} large />
      <TextField {...field("caregiver.email")} label={texts.caregiverEmail} large type="email" />
      <SelectField
        {...field("caregiver.relationship")}
        label={texts.relationship}
        large
        options={relationshipOptions}
      />
    </FormSection>
  );
}

/** Fields of step 1. */
export function DetailsFields({ form, today }: { form: DetailsForm; today: CalendarDate }) {
  const { field, values, set } = form;
  return (
    <>
      <Person form={form} today={today} />
      <FormSection title={texts.contact}>
        <PhoneField {...field("phone")} label={texts.cellPhone} required large autoComplete="tel" />
        <TextField
          {...field("email")}
          label={texts.email}
          required
          large
          type="email"
          maxLength={50}
          autoComplete="email"
        />
        <FullWidthRow>
          <Checkbox checked={values.email_opt_in} onChecked={(checked) => set("email_opt_in", checked)}>
            {texts.myCareTeamMaySend}
          </Checkbox>
        </FullWidthRow>
      </FormSection>
      <FormSection title={texts.address} hint={texts.whereYourDevicesAreSent}>
        <AddressFields
          field={(line) => field(`shipaddress.${shipLines[line]}`)}
          country={field("shipaddress.country")}
          required={["line1", "city", "state", "zip"]}
          large
          own
        />
        <FullWidthRow>
          <Checkbox checked={values.include_devices} onChecked={(checked) => set("include_devices", checked)}>
            {texts.sendMeTheDevicesOfMy}
          </Checkbox>
        </FullWidthRow>
      </FormSection>
      <Caregiver form={form} />
    </>
  );
}
