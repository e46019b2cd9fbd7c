import { aboutMeWords, countWords, nameLimit } from "@restride/domain/surgeons/surgeon-form.ts";
import { uploadPicture } from "../../platform/calls/image-files.ts";
import { FormCard } from "../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../ui/form/FormSection.tsx";
import { ImageField } from "../../ui/field/ImageField.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { withoutTitle } from "./surgeon-name.ts";
import styles from "./SurgeonEditor.module.css";
import type { SurgeonEditor } from "./use-surgeon-editor.ts";
import * as texts from "./surgeons-texts.ts";

interface SurgeonFieldsProps {
  form: SurgeonEditor["form"];
  accessCode: string;
  mayEdit: boolean;
}

function Photo({ form: { field, values }, mayEdit }: Pick<SurgeonFieldsProps, "form" | "mayEdit">) {
  return (
    <ImageField
      {...field("image")}
      label={texts.photo}
      shape="round"
      fallback={<Avatar name={withoutTitle(values.name)} size={64} />}
      hint={texts.optionalSquarePictureAtLeast}
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
      <FormSection title={texts.contact} hint={texts.thePublicPhoneIsOnThePublic}>
        <FullWidthRow>
          <TextField {...field("name")} label={texts.name} required aside={`${values.name.length} / ${nameLimit}`} />
        </FullWidthRow>
        <TextField {...field("email")} label={texts.email} type="email" required />
        <TextField label={texts.accessCode} value={accessCode} onValue={() => undefined} disabled />
        <PhoneField {...field("phonepublic")} label={texts.phonePublic} required />
        <PhoneField {...field("phoneprivate")} label={texts.phonePrivate} />
      </FormSection>
      <FormSection title={texts.practice}>
        <TextField {...field("hospital_name")} label={texts.hospitalName} />
        <TextField {...field("hospital_url")} label={texts.hospitalUrl} type="url" />
        <TextField {...field("department_name")} label={texts.departmentName} />
        <TextField {...field("department_title")} label={texts.departmentTitle} />
        <FullWidthRow>
          <TextArea {...field("address")} label={texts.address} rows={2} />
        </FullWidthRow>
      </FormSection>
      <FormSection title={texts.aboutMe} hint={texts.shownOnThePublicProfile}>
        <FullWidthRow>
          <TextField {...field("description")} label={texts.description} hint={texts.oneLineBelowTheName} />
        </FullWidthRow>
        <FullWidthRow>
          <TextArea {...field("about_me")} label={texts.aboutMe} />
          <p className={styles.wordCount}>{texts.wordsText(countWords(values.about_me), aboutMeWords)}</p>
        </FullWidthRow>
      </FormSection>
    </FormCard>
  );
}
