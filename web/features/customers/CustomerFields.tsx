import { nameLimit } from "@restride/domain/customers/customer-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { AddressFields } from "../../ui/form/AddressFields.tsx";
import { ContactFields } from "../../ui/form/ContactFields.tsx";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, WholeRow } from "../../ui/form/FormSection.tsx";
import { LogoField } from "../../ui/form/LogoField.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { SwitchField } from "../../ui/field/SwitchField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { TimeZoneField } from "../../ui/form/TimeZoneField.tsx";
import { RegistrationLink } from "./RegistrationLink.tsx";
import type { CustomerRecord } from "./customer-values.ts";
import { HealthCoachesDocument } from "./customers.graphql.ts";
import type { CustomerEditorState } from "./use-customer-editor.ts";

interface CustomerFieldsProps {
  form: CustomerEditorState["form"];
  customer: CustomerRecord | null;
  company: string;
}

type Coach = NonNullable<CustomerRecord["associatehealthcoach"]>;

/** Returns the company's coaches as options; the current coach stays an option while inactive. */
function useCoaches(company: string, present: Coach | null) {
  const { data } = useGraphqlQuery(HealthCoachesDocument, { companyid: company }, { tags: ["users"] });
  const active: readonly Coach[] = data?.getCompanyHealthcoach.users ?? [];
  const all = present && !active.some(({ _id }) => _id === present._id) ? [...active, present] : active;
  return all.map(({ _id, firstname, lastname }) => ({ value: _id, label: `${firstname} ${lastname}` }));
}

/** Fields of a customer. */
export function CustomerFields({ form, customer, company }: CustomerFieldsProps) {
  const { field, values } = form;
  const coaches = useCoaches(company, customer?.associatehealthcoach ?? null);
  return (
    <FormCard picture={<LogoField {...field("logo")} upload={uploadPicture} />}>
      <FormSection title="Customer" hint="The access code is what patients and staff know the customer by.">
        <WholeRow>
          <TextField {...field("name")} label="Name" required aside={`${values.name.length} / ${nameLimit}`} />
        </WholeRow>
        <TextField {...field("accesscode")} label="Access code" required spellCheck={false} />
        <TimeZoneField
          {...field("timezone")}
          label="Time zone"
          required
          hint="Days begin here at midnight. What is recorded keeps its day when this changes."
        />
        {customer && (
          <WholeRow>
            <RegistrationLink customerId={customer._id} />
          </WholeRow>
        )}
      </FormSection>
      <FormSection title="Contact" hint="Who speaks for the customer.">
        <ContactFields field={(line) => field(`contact.${line}`)} required />
      </FormSection>
      <FormSection title="Address">
        <AddressFields field={(line) => field(`address.${line}`)} />
      </FormSection>
      <FormSection title="Programme" hint="A health coach sees the customers mapped to them.">
        <SelectField {...field("coach")} label="Health coach" options={coaches} placeholder="No health coach" />
        <SwitchField {...field("autoimportevent")} label="Auto Import" hint="Reminders are imported by themselves." />
      </FormSection>
    </FormCard>
  );
}
