import { contentNameLimit } from "@restride/domain/content/content-fields.ts";
import { Plus, SquareActivity } from "lucide-react";
import { uploadPicture } from "../../../platform/calls/image-files.ts";
import { ImageField } from "../../../ui/field/ImageField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import styles from "../Content.module.css";
import { joints } from "../content-state-texts.ts";
import { deviceContent, type DeviceValues, newValue } from "./device-values.ts";
import { ValueRow } from "./ValueRow.tsx";

const { labels } = deviceContent;

function Values(form: Form<DeviceValues>) {
  const { values, set, shownError } = form;
  const wrong = values.values.length === 0 && shownError("values");
  return (
    <FormSection
      title={labels.values}
      hint="The number of a value never changes its meaning; a new value gets the next one."
    >
      <WholeRow>
        {values.values.map((_, at) => (
          <ValueRow key={at} form={form} at={at} />
        ))}
        <Button icon={<Plus />} onClick={() => set("values", [...values.values, newValue])}>
          Add value
        </Button>
        {wrong && (
          <p className={styles.said} role="alert">
            {wrong}
          </p>
        )}
      </WholeRow>
    </FormSection>
  );
}

/** Fields of a device, and the values of its readings with their limits. */
export function DeviceFields(form: Form<DeviceValues>) {
  const { field, values } = form;
  return (
    <>
      <FormSection title="Device" hint="Name and picture show at once everywhere when it is published.">
        <WholeRow>
          <ImageField
            {...field("image")}
            label="Image"
            shape="wide"
            upload={uploadPicture}
            fallback={<SquareActivity size={24} strokeWidth={1.5} aria-hidden />}
            hint="PNG, JPEG or WebP, at most 10 MB."
          />
        </WholeRow>
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
          placeholder="Choose"
        />
      </FormSection>
      <Values {...form} />
    </>
  );
}
