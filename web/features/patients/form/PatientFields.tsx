import { birthDateChoices } from "@restride/domain/birth-dates/birth-years.ts";
import { relationships } from "@restride/domain/patients/caregiver.ts";
import { personLimits } from "@restride/domain/patients/person-fields.ts";
import { shipLines } from "@restride/domain/patients/ship-address.ts";
import { surgeryTypeLabel, surgeryTypes } from "@restride/domain/schedules/surgery-days.ts";
import { addDays, type CalendarDate, daysBetween } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { DateField } from "../../../ui/date/DateField.tsx";
import { TypedDateField } from "../../../ui/date/TypedDateField.tsx";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { HeightField } from "../../../ui/field/HeightField.tsx";
import { PhoneField } from "../../../ui/field/PhoneField.tsx";
import { SegmentedField } from "../../../ui/field/SegmentedField.tsx";
import { type Option, SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { AddressFields } from "../../../ui/form/AddressFields.tsx";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { SurgeryTag } from "../patient-columns.tsx";
import styles from "./PatientForm.module.css";
import { type PatientFields, textLabels } from "./patient-values.ts";
import * as texts from "./form-texts.ts";
import { relationshipLabel } from "@restride/domain/patients/edit/edit-texts.ts";

const genderOptions = [
  { value: "female", text: texts.female },
  { value: "male", text: texts.male },
] as const;
const typeOptions = surgeryTypes.map((value) => ({ value, text: surgeryTypeLabel(value) }));
const relationshipOptions = relationships.map((value) => ({ value, label: relationshipLabel(value) }));
/** Number of days before today from which surgery dates can be picked. */
const earliestDaysAgo = 3650;

interface SectionProps {
  form: PatientFields;
  today: CalendarDate;
}

/** Returns the props of a field of a patient with its label. */
const labelledField = <Name extends keyof typeof textLabels>(form: PatientFields, name: Name) => ({
  ...form.field(name),
  label: textLabels[name],
});

interface PersonProps extends SectionProps {
  hint: string;
  /** Form field for the phone number. */
  phone: ReactNode;
  /** Hint about another patient with the same email. */
  emailHint?: string | undefined;
}

/** Section with the personal data of the patient. */
export function PersonSection({ form, today, hint, phone, emailHint }: PersonProps) {
  const { values, set } = form;
  const maxNameLength = personLimits.name;
  return (
    <FormSection title={texts.patient} hint={hint} hasThreeColumns>
      <TextField {...labelledField(form, "firstname")} required maxLength={maxNameLength} />
      <TextField {...labelledField(form, "lastname")} required maxLength={maxNameLength} />
      <TypedDateField
        {...labelledField(form, "dob")}
        choicesOf={birthDateChoices}
        required
        today={today}
        yearsBack={60}
      />
      {phone}
      <TextField
        {...labelledField(form, "email")}
        required
        type="email"
        maxLength={personLimits.email}
        hint={emailHint}
      />
      <SegmentedField
        {...labelledField(form, "gender")}
        value={genderOf(values.gender)}
        required
        options={genderOptions}
      />
      <HeightField value={values.height} onValue={(inches) => set("height", inches)} />
      <div className={styles.ticks}>
        <Checkbox checked={values.include_devices} onChecked={(checked) => set("include_devices", checked)}>
          {texts.includeDevices}
        </Checkbox>
        <Checkbox checked={values.email_opt_in} onChecked={(checked) => set("email_opt_in", checked)}>
          {texts.emailUpdates}
        </Checkbox>
      </div>
    </FormSection>
  );
}

const genderOf = (text: string) => genderOptions.find(({ value }) => value === text)?.value ?? "";
const typeOf = (text: string) => surgeryTypes.find((type) => type === text) ?? "";

/** Phone field of a new patient. */
export const NewPatientPhoneField = ({ form, hint }: { form: PatientFields; hint?: string | undefined }) => {
  const field = form.field("phone");
  return <PhoneField {...field} value={field.value ?? ""} label={texts.cellPhone} required hint={hint} />;
};

interface SurgeryProps extends SectionProps {
  surgeons: readonly Option[];
  /** Whether the joint is fixed, as it is for an existing patient. */
  isTypeLocked: boolean;
}

/** Section with joint, date, and surgeon of the surgery. */
export function SurgerySection({ form, today, surgeons, isTypeLocked }: SurgeryProps) {
  const { field, values, set, shownError } = form;
  const { type, date } = values.surgery;
  return (
    <FormSection title={texts.surgery} hint={texts.daysBeforeAndAfterAreCounted} hasThreeColumns>
      {isTypeLocked ? (
        <TextField
          label={texts.surgeryType}
          required
          disabled
          value={type === "hip" ? texts.hip : texts.knee}
          onValue={() => undefined}
          hint={texts.fixedSinceThePatientWas}
        />
      ) : (
        <SegmentedField
          {...field("surgery.type")}
          value={typeOf(type)}
          label={texts.surgeryType}
          required
          options={typeOptions}
        />
      )}
      <SelectField {...labelledField(form, "surgeon")} required placeholder={texts.select} options={surgeons} />
      <DateField
        label={texts.surgeryDate}
        name="surgery.date"
        required
        date={date}
        first={addDays(today, -earliestDaysAgo)}
        start={today}
        onDate={(chosen) => set("surgery.date", chosen)}
        error={shownError("surgery.date")}
        aside={date && <SurgeryTag days={daysBetween(date, today)} />}
      />
    </FormSection>
  );
}

/** Section with the address to which devices are sent. */
export const AddressSection = ({ form: { field } }: Pick<SectionProps, "form">) => (
  <FormSection title={texts.shipAddress} hint={texts.devicesAreSentHere} hasThreeColumns>
    <AddressFields
      three
      field={(line) => field(`shipaddress.${shipLines[line]}`)}
      country={field("shipaddress.country")}
      required={["line1", "city", "state", "zip"]}
    />
  </FormSection>
);

/** Section with the optional caregiver of the patient. */
export const CaregiverSection = ({ form: { field } }: Pick<SectionProps, "form">) => (
  <FormSection title={texts.caregiver} hint={texts.somebodyWhoHelpsThePatient} hasThreeColumns>
    <TextField {...field("caregiver.fname")} label={texts.caregiverFirstName} />
    <TextField {...field("caregiver.lname")} label={texts.caregiverLastName} />
    <SelectField {...field("caregiver.relationship")} label={texts.relationship} options={relationshipOptions} />
    <PhoneField {...field("caregiver.phone")} label={texts.caregiverPhone} />
    <TextField {...field("caregiver.email")} label={texts.caregiverEmail} type="email" />
  </FormSection>
);
