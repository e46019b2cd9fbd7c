import { contentNameLimit } from "@restride/domain/content/content-fields.ts";
import { Plus, SquareActivity } from "lucide-react";
import { uploadPicture } from "../../../platform/calls/image-files.ts";
import { ImageField } from "../../../ui/field/ImageField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import styles from "../Content.module.css";
import { joints } from "../content-state-texts.ts";
import { deviceContent, type DeviceValues, newValue } from "./device-values.ts";
import { ValueRow } from "./ValueRow.tsx";
import * as texts from "./device-texts.ts";

const { labels } = deviceContent;

function Values(form: Form<DeviceValues>) {
  const { values, set, shownError } = form;
  const wrong = values.values.length === 0 && shownError("values");
  return (
    <FormSection title={labels.values} hint={texts.theNumberOfAValue}>
      <FullWidthRow>
        {values.values.map((_, at) => (
          <ValueRow key={at} form={form} at={at} />
        ))}
        <Button icon={<Plus />} onClick={() => set("values", [...values.values, newValue])}>
          {texts.addValue}
        </Button>
        {wrong && (
          <p className={styles.problem} role="alert">
            {wrong}
          </p>
        )}
      </FullWidthRow>
    </FormSection>
  );
}

/** Fields of a device, and the values of its readings with their limits. */
export function DeviceFields(form: Form<DeviceValues>) {
  const { field, values } = form;
  return (
    <>
      <FormSection title={texts.device} hint={texts.nameAndPictureShowAtOnce}>
        <FullWidthRow>
          <ImageField
            {...field("image")}
            label={texts.image}
            shape="wide"
            upload={uploadPicture}
            fallback={<SquareActivity size={24} strokeWidth={1.5} aria-hidden />}
            hint={texts.pngJpegOrWebPAtMost}
          />
        </FullWidthRow>
        <TextField
          {...field("name")}
          label={labels.name}
          required
          maxLength={contentNameLimit}
          aside={`${values.name.length} / ${contentNameLimit}`}
        />
        <SelectField
          {...field("surgery_type")}
          label={labels.surgery_type}
          required
          options={joints}
          placeholder={texts.choose}
        />
      </FormSection>
      <Values {...form} />
    </>
  );
}
