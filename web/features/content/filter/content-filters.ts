import {
  type ContentFilter,
  type ContentFilterField,
  contentFilterFields,
  contentFilterParams,
  parseContentFilter,
} from "@restride/domain/content/content-filter.ts";
import { contentStates } from "@restride/domain/content/content-state.ts";
import { useSearchParams } from "react-router";
import { changedSearch } from "../../../platform/page/use-list-search.ts";
import type { Option } from "../../../ui/field/SelectField.tsx";
import type { FilterPart } from "../../../ui/list/FilterBar.tsx";
import type { PagedKind } from "../content-path.ts";
import { joints, stateWords } from "../content-state-texts.ts";
import * as texts from "./filter-texts.ts";

export const filterLabels: Readonly<Record<ContentFilterField, string>> = {
  surgery_type: texts.joint,
  state: texts.status,
  customer: texts.offeredTo,
};

/** Choices of each filter of a list; a filter that the list does not have is missing. */
export type Choices = Readonly<Partial<Record<ContentFilterField, readonly Option[]>>>;

const jointChoices = joints.filter(({ value }) => value !== "both");
const stateChoices = contentStates.map((state) => ({ value: state, label: stateWords(state, 0) }));
const ownStates = stateChoices.filter(({ value }) => value !== "ready");

/**
 * Returns the choices of a kind's filters. The list of ready content has no state "ready" to filter by and no clinics, because all of it is ready and
 * offered to everybody.
 */
export const choicesOf = (kind: PagedKind, isReady: boolean, clinics: readonly Option[]): Choices => ({
  ...(kind !== "questionnaire" && { surgery_type: jointChoices }),
  state: isReady ? ownStates : stateChoices,
  ...(kind === "carePlan" && !isReady && { customer: clinics }),
});

/** Active filter. */
export interface ContentFilterChip extends FilterPart {
  readonly field: ContentFilterField;
}

/** Returns the active filters as texts. */
export const contentFilterChips = (filter: ContentFilter, choices: Choices): ContentFilterChip[] =>
  contentFilterFields
    .filter((field) => filter[field])
    .map((field) => ({
      field,
      label: filterLabels[field],
      value: choices[field]?.find(({ value }) => value === filter[field])?.label ?? "…",
    }));

/** Returns the filter in the URL of a list, and a function that shows another one from page 1. */
export function useContentFilter() {
  const [params, setParams] = useSearchParams();
  const showFilter = (filter: ContentFilter): void =>
    setParams((before) => changedSearch(before, contentFilterParams(filter)));
  return { filter: parseContentFilter(params), showFilter };
}
