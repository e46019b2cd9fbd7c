import { descriptionLimit } from "@restride/domain/companies/company-form.ts";
import { nameLimit } from "@restride/domain/customers/customer-form.ts";
import { Building2 } from "lucide-react";
import { uploadPicture } from "../../platform/upload-picture.ts";
import { AddressFields } from "../../ui/AddressFields.tsx";
import { ContactFields } from "../../ui/ContactFields.tsx";
import { FormField } from "../../ui/FormField.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormSection, WholeRow } from "../../ui/FormSection.tsx";
import { ImageField } from "../../ui/ImageField.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import type { CompanyEditorState } from "./use-company-editor.ts";

/** The fields of a company. */
export function CompanyFields({ form }: { form: CompanyEditorState["form"] }) {
  const { field, set, values } = form;
  return (
    <FormCard
      picture={
        <ImageField
          {...field("logo")}
          label="Logo"
          shape="wide"
          fallback={<Building2 size={24} strokeWidth={1.5} aria-hidden />}
          hint="Optional. Recommended size 820x1800 px."
          upload={uploadPicture}
        />
      }
    >
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
        <ContactFields field={field} />
      </FormSection>
      <FormSection title="Address">
        <AddressFields field={field as Parameters<typeof AddressFields>[0]["field"]} />
      </FormSection>
      <FormSection title="Programme">
        <FormField label="Auto Import" hint="Reminders are imported by themselves.">
          {() => (
            <Switch
              label="Auto Import"
              on={values.autoimportevent}
              text={values.autoimportevent ? "On" : "Off"}
              onSwitch={(on) => set("autoimportevent", on)}
            />
          )}
        </FormField>
      </FormSection>
    </FormCard>
  );
}
