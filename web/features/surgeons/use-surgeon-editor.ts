import { surgeonForm, type SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import { useForm } from "../../ui/form/use-form.ts";
import type { SurgeonRecord } from "./surgeon-values.ts";
import { inputOf, valuesOf } from "./surgeon-values.ts";
import { AddEditSurgeonDocument, SurgeonByIdDocument } from "./surgeons.graphql.ts";
import { randomId } from "../../platform/device/random-id.ts";

const newId = (): string => randomId();

/** Form of a surgeon: its values, whether they differ from the saved record, and the function that saves on top of the version that was read. */
export function useSurgeonEditor(surgeon: SurgeonRecord | null, accesscode: string | null, onSaved: () => void) {
  const start = useRecordStart(`surgeon ${surgeon?._id ?? "new"}`, () => ({
    version: surgeon?.version ?? null,
    values: valuesOf(surgeon, newId),
  }));
  const form = useForm(surgeonForm, start.values);
  const readNewest = async () => {
    const now = surgeon && (await queryOnce(SurgeonByIdDocument, { id: surgeon._id }));
    const newest = now?.kind === "data" ? now.data.getSurgeonById.surgeon : null;
    return newest ? { version: newest.version, values: valuesOf(newest, newId) } : null;
  };
  const save = (filled: SurgeonForm, version: number | null) => {
    const input = inputOf(filled, surgeon ? { version } : { accesscode });
    return mutate(
      AddEditSurgeonDocument,
      { input, id: surgeon?._id ?? null },
      { invalidates: ["surgeons", "patients"] },
    );
  };
  const editor = useRecordEditor({ start, values: form.values, save, readNewest, onSaved });
  return { ...editor, form, reset: () => form.setValues(start.saved) };
}

export type SurgeonEditor = ReturnType<typeof useSurgeonEditor>;
