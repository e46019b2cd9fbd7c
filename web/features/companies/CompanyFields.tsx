import { descriptionLimit } from "@restride/domain/companies/company-form.ts";
import { nameLimit } from "@restride/domain/customers/customer-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { AddressFields } from "../../ui/form/AddressFields.tsx";
import { ContactFields } from "../../ui/form/ContactFields.tsx";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, WholeRow } from "../../ui/form/FormSection.tsx";
import { LogoField } from "../../ui/form/LogoField.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { SwitchField } from "../../ui/field/SwitchField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import type { CompanyEditorState } from "./use-company-editor.ts";

/** Fields of a company. */
export function CompanyFields({ form }: { form: CompanyEditorState["form"] }) {
  const { field, values } = form;
  return (
    <FormCard picture={<LogoField {...field("logo")} upload={uploadPicture} />}>
      <FormSection title="Company" hint="Runs the programme for its customers.">
        <WholeRow>
          <TextField {...field("name")} label="Name" required aside={`${values.name.length} / ${nameLimit}`} />
        </WholeRow>
        <TextField {...field("email")} label="Email" type="email" />
        <PhoneField {...field("phone")} label="Phone" />
        <WholeRow>
          <TextArea {...field("description")} label="Description" limit={descriptionLimit} />
        </WholeRow>
      </FormSection>
      <FormSection title="Contact" hint="Who speaks for the company.">
        <ContactFields field={(line) => field(`contact.${line}`)} />
      </FormSection>
      <FormSection title="Address">
        <AddressFields field={(line) => field(`address.${line}`)} />
      </FormSection>
      <FormSection title="Programme">
        <SwitchField {...field("autoimportevent")} label="Auto Import" hint="Reminders are imported by themselves." />
      </FormSection>
    </FormCard>
  );
}
