import { contentNameLimit, contentTextLimit } from "@restride/domain/content/content-fields.ts";
import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { Dumbbell } from "lucide-react";
import { uploadPicture } from "../../../platform/calls/image-files.ts";
import { ImageField } from "../../../ui/field/ImageField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextArea, TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { exerciseContent, type ExerciseValues } from "./exercise-values.ts";
import * as texts from "./exercise-texts.ts";

const { labels } = exerciseContent;
const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));

/** Fields of an exercise, and the default dose in new regimens. */
export const ExerciseFields = ({ field, values }: Form<ExerciseValues>) => (
  <>
    <FormSection title={texts.exercise} hint={texts.showsAtOnceEverywhereWhen}>
      <FullWidthRow>
        <ImageField
          {...field("image")}
          label={texts.image}
          shape="wide"
          upload={uploadPicture}
          fallback={<Dumbbell size={24} strokeWidth={1.5} aria-hidden />}
          hint={texts.pngJpegOrWebPAtMost}
        />
      </FullWidthRow>
      <FullWidthRow>
        <TextField
          {...field("name")}
          label={labels.name}
          required
          maxLength={contentNameLimit}
          aside={`${values.name.length} / ${contentNameLimit}`}
        />
      </FullWidthRow>
      <FullWidthRow>
        <TextArea {...field("purpose")} label={labels.purpose} required rows={2} limit={contentTextLimit} />
      </FullWidthRow>
      <FullWidthRow>
        <TextArea {...field("caution")} label={labels.caution} rows={2} limit={contentTextLimit} />
      </FullWidthRow>
      <FullWidthRow>
        <TextField {...field("video")} label={labels.video} type="url" placeholder={texts.https} />
      </FullWidthRow>
    </FormSection>
    <FormSection title={texts.dose} hint={texts.whatANewRegimenStarts} hasThreeColumns>
      <TextField {...field("holdseconds")} label={texts.holdInSeconds} inputMode="numeric" required />
      <TextField {...field("repeat")} label={labels.repeat} inputMode="numeric" required />
      <TextField {...field("set")} label={labels.set} inputMode="numeric" required />
      <TextField {...field("time")} label={labels.time} inputMode="numeric" required />
      <SelectField {...field("interval")} label={labels.interval} options={intervalOptions} required />
    </FormSection>
  </>
);
