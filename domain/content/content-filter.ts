import { z } from "zod";
import { idField } from "../values/id.ts";
import { contentStates } from "./content-state.ts";
import * as texts from "./content-texts.ts";

/** Schema of the filter of a content list. A missing field has no effect. */
export const contentFilterSchema = z.object({
  surgery_type: z.enum(["knee", "hip"], texts.pleaseChooseKneeOrHip).nullish(),
  state: z.enum(contentStates, texts.pleaseChoosePublishedDraftRetired).nullish(),
  customer: idField.nullish(),
});

export type ContentFilter = z.output<typeof contentFilterSchema>;
