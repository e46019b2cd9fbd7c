import { contentNameLimit, contentTextLimit } from "@restride/domain/content/content-fields.ts";
import { ClipboardList } from "lucide-react";
import { uploadPicture } from "../../../platform/calls/image-files.ts";
import { ImageField } from "../../../ui/field/ImageField.tsx";
import { TextArea, TextField } from "../../../ui/field/TextField.tsx";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { useOpenLine } from "../parts/use-open-line.ts";
import { kindWords } from "./kind-texts.ts";
import { PhonePreview } from "./PhonePreview.tsx";
import styles from "./Questionnaire.module.css";
import { questionnaireContent, type QuestionnaireValues } from "./questionnaire-values.ts";
import { Questions } from "./Questions.tsx";
import * as texts from "./questionnaire-texts.ts";

const { labels } = questionnaireContent;

/** Read-only field of the kind, which cannot be changed. */
const Kind = ({ kind }: Pick<QuestionnaireValues, "kind">) => (
  <TextField
    name="kind"
    label={labels.kind}
    value={kindWords[kind]}
    onValue={() => undefined}
    readOnly
    hint={texts.decidesAboutTheScoreAndStays}
  />
);

/** Fields and questions of a questionnaire, and beside them a preview on a patient's phone. */
export function QuestionnaireFields({ form }: { form: Form<QuestionnaireValues> }) {
  const { field, values } = form;
  const line = useOpenLine();
  return (
    <div className={styles.withPreview} data-paired>
      <FormCard
        picture={
          <ImageField
            {...field("image")}
            label={labels.image}
            shape="wide"
            upload={uploadPicture}
            fallback={<ClipboardList size={24} strokeWidth={1.5} aria-hidden />}
            hint={texts.pngJpegOrWebPAtMost}
          />
        }
      >
        <FormSection title={texts.questionnaire} hint={texts.namePictureAndLicenceShow}>
          <FullWidthRow>
            <TextField
              {...field("name")}
              label={labels.name}
              required
              maxLength={contentNameLimit}
              aside={`${values.name.length} / ${contentNameLimit}`}
            />
          </FullWidthRow>
          <Kind kind={values.kind} />
          <TextField
            {...field("recalldays")}
            label={labels.recalldays}
            inputMode="numeric"
            hint={texts.emptyWhereItDoesNot}
          />
          <FullWidthRow>
            <TextArea {...field("licence")} label={labels.licence} limit={contentTextLimit} />
          </FullWidthRow>
        </FormSection>
        <Questions form={form} line={line} />
      </FormCard>
      <PhonePreview values={values} at={Math.min(line.at ?? 0, values.questions.length - 1)} />
    </div>
  );
}
