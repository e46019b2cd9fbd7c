import { aboutMeWords, countWords, nameLimit } from "@restride/domain/surgeons/surgeon-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, WholeRow } from "../../ui/form/FormSection.tsx";
import { ImageField } from "../../ui/field/ImageField.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { untitled } from "./surgeon-name.ts";
import styles from "./SurgeonEditor.module.css";
import type { SurgeonEditor } from "./use-surgeon-editor.ts";

interface SurgeonFieldsProps {
  form: SurgeonEditor["form"];
  accessCode: string;
  mayEdit: boolean;
}

function Photo({ form: { field, values }, mayEdit }: Pick<SurgeonFieldsProps, "form" | "mayEdit">) {
  return (
    <ImageField
      {...field("image")}
      label="Photo"
      shape="round"
      fallback={<Avatar name={untitled(values.name)} size={64} />}
      hint="Optional. Square picture, at least 200 × 200 px. Logo recommended size 820x1800 px"
      upload={uploadPicture}
      disabled={!mayEdit}
    />
  );
}

/** Fields of the form, except the team. */
export function SurgeonFields({ form, accessCode, mayEdit }: SurgeonFieldsProps) {
  const { field, values } = form;
  return (
    <FormCard picture={<Photo form={form} mayEdit={mayEdit} />}>
      <FormSection title="Contact" hint="The public phone is on the public profile. The private one is for staff.">
        <WholeRow>
          <TextField {...field("name")} label="Name" required aside={`${values.name.length} / ${nameLimit}`} />
        </WholeRow>
        <TextField {...field("email")} label="Email" type="email" required />
        <TextField label="Access code" value={accessCode} onValue={() => undefined} disabled />
        <PhoneField {...field("phonepublic")} label="Phone-Public" required />
        <PhoneField {...field("phoneprivate")} label="Phone-Private" />
      </FormSection>
      <FormSection title="Practice">
        <TextField {...field("hospital_name")} label="Hospital name" />
        <TextField {...field("hospital_url")} label="Hospital url" type="url" />
        <TextField {...field("department_name")} label="Department name" />
        <TextField {...field("department_title")} label="Department title" />
        <WholeRow>
          <TextArea {...field("address")} label="Address" rows={2} />
        </WholeRow>
      </FormSection>
      <FormSection title="About Me" hint="Shown on the public profile.">
        <WholeRow>
          <TextField {...field("description")} label="Description" hint="One line below the name." />
        </WholeRow>
        <WholeRow>
          <TextArea {...field("about_me")} label="About Me" />
          <p className={styles.words}>
            {countWords(values.about_me)} / {aboutMeWords} words
          </p>
        </WholeRow>
      </FormSection>
    </FormCard>
  );
}
