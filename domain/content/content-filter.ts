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

export const contentFilterFields = ["surgery_type", "state", "customer"] as const;
export type ContentFilterField = (typeof contentFilterFields)[number];

/** Values of the filter dialog while it is filled in; an empty one does not limit. */
export type ContentFilterForm = Readonly<Record<ContentFilterField, string>>;

/** Returns the dialog's values for a filter. */
export const contentFilterFormOf = ({ surgery_type, state, customer }: ContentFilter): ContentFilterForm => ({
  surgery_type: surgery_type ?? "",
  state: state ?? "",
  customer: customer ?? "",
});

/** Returns the filter of the dialog's values. Empty and invalid ones do not limit. */
export const contentFilterOf = ({ surgery_type, state, customer }: ContentFilterForm): ContentFilter => ({
  surgery_type: contentFilterSchema.shape.surgery_type.safeParse(surgery_type).data,
  state: contentFilterSchema.shape.state.safeParse(state).data,
  customer: customer === "" ? undefined : contentFilterSchema.shape.customer.safeParse(customer).data,
});

/** Parses the filter of an address. Invalid parameters are ignored. */
export const parseContentFilter = (params: URLSearchParams): ContentFilter =>
  contentFilterOf({
    surgery_type: params.get("joint") ?? "",
    state: params.get("status") ?? "",
    customer: params.get("clinic") ?? "",
  });

/** Returns a filter as the parameters of an address; those of fields that do not limit are empty. */
export const contentFilterParams = (filter: ContentFilter): Readonly<Record<string, string>> => {
  const { surgery_type: joint, state: status, customer: clinic } = contentFilterFormOf(filter);
  return { joint, status, clinic };
};
