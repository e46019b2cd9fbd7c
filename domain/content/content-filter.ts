import { z } from "zod";
import { idField } from "../values/id.ts";
import { contentStates } from "./content-state.ts";

/** Schema of the filter of a content list. A missing field has no effect. */
export const contentFilterSchema = z.object({
  surgery_type: z.enum(["knee", "hip"], "Please choose knee or hip.").nullish(),
  state: z.enum(contentStates, "Please choose published, draft, retired or ready.").nullish(),
  customer: idField.nullish(),
});

export type ContentFilter = z.output<typeof contentFilterSchema>;
