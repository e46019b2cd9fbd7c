import { descriptionLimit } from "@restride/domain/companies/company-form.ts";
import { nameLimit } from "@restride/domain/customers/customer-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { AddressFields } from "../../ui/form/AddressFields.tsx";
import { ContactFields } from "../../ui/form/ContactFields.tsx";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../ui/form/FormSection.tsx";
import { LogoField } from "../../ui/form/LogoField.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { SwitchField } from "../../ui/field/SwitchField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import type { CompanyEditorState } from "./use-company-editor.ts";
import * as texts from "./companies-texts.ts";

/** Fields of a company. */
export function CompanyFields({ form }: { form: CompanyEditorState["form"] }) {
  const { field, values } = form;
  return (
    <FormCard picture={<LogoField {...field("logo")} upload={uploadPicture} />}>
      <FormSection title={texts.company} hint={texts.runsTheProgrammeForItsCustomers}>
        <FullWidthRow>
          <TextField {...field("name")} label={texts.name} required aside={`${values.name.length} / ${nameLimit}`} />
        </FullWidthRow>
        <TextField {...field("email")} label={texts.email} type="email" />
        <PhoneField {...field("phone")} label={texts.phone} />
        <FullWidthRow>
          <TextArea {...field("description")} label={texts.description} limit={descriptionLimit} />
        </FullWidthRow>
      </FormSection>
      <FormSection title={texts.contact} hint={texts.whoSpeaksForTheCompany}>
        <ContactFields field={(line) => field(`contact.${line}`)} />
      </FormSection>
      <FormSection title={texts.address}>
        <AddressFields field={(line) => field(`address.${line}`)} />
      </FormSection>
      <FormSection title={texts.programme}>
        <SwitchField
          {...field("autoimportevent")}
          label={texts.autoImport}
          hint={texts.remindersAreImportedByThemselves}
        />
      </FormSection>
    </FormCard>
  );
}
