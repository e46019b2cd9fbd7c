import { aboutMeWords, countWords, nameLimit } from "@restride/domain/surgeons/surgeon-form.ts";
import { FormSection, WholeRow } from "../../ui/FormSection.tsx";
import { PhoneField } from "../../ui/PhoneField.tsx";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import styles from "./SurgeonEditor.module.css";
import type { SurgeonEditor } from "./use-surgeon-editor.ts";

/** The fields of the form but for the team. */
export function SurgeonFields({ form, accessCode }: { form: SurgeonEditor["form"]; accessCode: string }) {
  const { field, values } = form;
  return (
    <div className={styles.card}>
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
      </FormSection>
      <FormSection title="About Me" hint="Shown on the public profile.">
        <WholeRow>
          <TextArea {...field("about_me")} label="About Me" />
          <p className={styles.words}>
            {countWords(values.about_me)} / {aboutMeWords} words
          </p>
        </WholeRow>
      </FormSection>
    </div>
  );
}
