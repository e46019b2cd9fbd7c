import { nameLimit } from "@restride/domain/customers/customer-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { AddressFields } from "../../ui/form/AddressFields.tsx";
import { ContactFields } from "../../ui/form/ContactFields.tsx";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../ui/form/FormSection.tsx";
import { LogoField } from "../../ui/form/LogoField.tsx";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { SwitchField } from "../../ui/field/SwitchField.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { TimeZoneField } from "../../ui/form/TimeZoneField.tsx";
import { RegistrationLink } from "./RegistrationLink.tsx";
import type { CustomerRecord } from "./customer-values.ts";
import { HealthCoachesDocument } from "./customers.graphql.ts";
import type { CustomerEditorState } from "./use-customer-editor.ts";
import * as texts from "./customers-texts.ts";

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
      <FormSection title={texts.customer} hint={texts.theAccessCodeIsWhat}>
        <FullWidthRow>
          <TextField {...field("name")} label={texts.name} required aside={`${values.name.length} / ${nameLimit}`} />
        </FullWidthRow>
        <TextField {...field("accesscode")} label={texts.accessCodeText} required spellCheck={false} />
        <TimeZoneField {...field("timezone")} label={texts.timeZone} required hint={texts.daysBeginHereAtMidnight} />
        {customer && (
          <FullWidthRow>
            <RegistrationLink customerId={customer._id} />
          </FullWidthRow>
        )}
      </FormSection>
      <FormSection title={texts.contact} hint={texts.whoSpeaksForTheCustomer}>
        <ContactFields field={(line) => field(`contact.${line}`)} required />
      </FormSection>
      <FormSection title={texts.address}>
        <AddressFields field={(line) => field(`address.${line}`)} />
      </FormSection>
      <FormSection title={texts.programme} hint={texts.aHealthCoachSeesTheCustomers}>
        <SelectField
          {...field("coach")}
          label={texts.healthCoach}
          options={coaches}
          placeholder={texts.noHealthCoach}
        />
        <SwitchField
          {...field("autoimportevent")}
          label={texts.autoImport}
          hint={texts.remindersAreImportedByThemselves}
        />
      </FormSection>
    </FormCard>
  );
}
