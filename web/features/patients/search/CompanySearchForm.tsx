import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import type { PatientFilterForm } from "@restride/domain/patients/list/patient-filter-form.ts";
import { patientFilterFormOf, patientFilterForm } from "@restride/domain/patients/list/patient-filter-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { FormEvent } from "react";
import { useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { ChoiceField } from "../../../ui/field/ChoiceField.tsx";
import { ChoicesField } from "../../../ui/field/ChoicesField.tsx";
import { DateRangeField } from "../../../ui/date/DateRangeField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import styles from "./CompanySearch.module.css";
import { CustomerNamesDocument } from "./search.graphql.ts";
import * as texts from "./search-texts.ts";

const nothing = {};
const empty: PatientFilterForm = { lastname_plain: "", lastdigitsofphone: "", surgerytype: "all", type: "active" };
const joints = [
  { value: "all" as const, label: texts.kneeHip },
  { value: "knee" as const, label: texts.knee },
  { value: "hip" as const, label: texts.hip },
];
const statuses = [
  { value: "active" as const, label: texts.active },
  { value: "inactive" as const, label: texts.inactive },
  { value: "all" as const, label: texts.all },
];

function Texts({ form }: { form: Form<PatientFilterForm> }) {
  const name = form.field("lastname_plain");
  const digits = form.field("lastdigitsofphone");
  return (
    <>
      <TextField {...name} value={name.value ?? ""} label={texts.lastName} />
      <TextField {...digits} value={digits.value ?? ""} label={texts.lastFourDigitsOfPhone} inputMode="numeric" />
    </>
  );
}

function Dates({ form }: { form: Form<PatientFilterForm> }) {
  const [from, to] = form.values.surgeryDate ?? [];
  const choose = (first: CalendarDate | null, last: CalendarDate | null): void =>
    form.setValues((before) => ({
      ...before,
      surgeryrangetype: first || last ? "date" : "none",
      surgeryDate: [first, last],
    }));
  return (
    <DateRangeField
      label={texts.surgeryDate}
      from={from}
      to={to}
      onRange={choose}
      error={form.shownError("surgeryDate")}
    />
  );
}

function Choices({ form }: { form: Form<PatientFilterForm> }) {
  return (
    <>
      <ChoiceField
        label={texts.surgeryType}
        value={form.values.surgerytype ?? "all"}
        options={joints}
        onValue={(joint) => form.set("surgerytype", joint)}
      />
      <ChoiceField
        label={texts.status}
        value={form.values.type ?? "active"}
        options={statuses}
        onValue={(type) => form.set("type", type)}
      />
    </>
  );
}

interface CompanySearchFormProps {
  /** Last search. */
  lastFilter: PatientFilter;
  onSearch: (filter: PatientFilter) => void;
}

/** Fields of the search in a company. */
export function CompanySearchForm({ lastFilter, onSearch }: CompanySearchFormProps) {
  const use = useForm(patientFilterForm, { ...empty, ...patientFilterFormOf(lastFilter) });
  const { form, submit } = use;
  const [customer, setCustomer] = useState<string[]>(lastFilter.customer ?? []);
  const [surgeon, setSurgeon] = useState(lastFilter.surgeonname ?? "");
  const { data } = useGraphqlQuery(CustomerNamesDocument, nothing, { tags: ["customers"] });
  const customers = data?.getCustomers.customers ?? [];
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit((filter) =>
      onSearch({
        ...filter,
        ...(customer.length > 0 && { customer }),
        ...(surgeon.trim() !== "" && { surgeonname: surgeon.trim() }),
      }),
    );
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={send}>
      <Texts form={use} />
      <ChoicesField
        label={texts.customer}
        chosen={customer}
        options={customers.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChosen={setCustomer}
      />
      <TextField label={texts.surgeon} value={surgeon} onValue={setSurgeon} maxLength={50} />
      <Choices form={use} />
      <Dates form={use} />
      <div className={styles.send}>
        <Button type="submit" variant="primary">
          {texts.search}
        </Button>
      </div>
    </form>
  );
}
