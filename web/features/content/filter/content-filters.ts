import { contentStates } from "@restride/domain/content/content-state.ts";
import { useSearchParams } from "react-router";
import type { ContentFilter as ContentFilterInput } from "../../../generated/inputs.ts";
import { changedSearch } from "../../../platform/page/use-list-search.ts";
import type { Option } from "../../../ui/field/SelectField.tsx";
import type { FilterPart } from "../../../ui/list/FilterBar.tsx";
import type { PagedKind } from "../content-path.ts";
import { joints, stateWords } from "../content-state-texts.ts";
import * as texts from "./filter-texts.ts";

/** Filters of a list of content, by their names in the URL. An empty value means no filter. */
export const filterNames = ["joint", "status", "clinic"] as const;
export type FilterName = (typeof filterNames)[number];
export type ContentFilter = Readonly<Record<FilterName, string>>;

export const noFilters: ContentFilter = { joint: "", status: "", clinic: "" };

export const filterLabels: Readonly<Record<FilterName, string>> = {
  joint: texts.joint,
  status: "Status",
  clinic: texts.offeredTo,
};

/** Choices of each filter of a list; a filter that the list does not have is missing. */
export type Choices = Readonly<Partial<Record<FilterName, readonly Option[]>>>;

const jointChoices = joints.filter(({ value }) => value !== "both");
const stateChoices = contentStates.map((state) => ({ value: state, label: stateWords(state, 0) }));
const ownStates = stateChoices.filter(({ value }) => value !== "ready");

/**
 * Returns the choices of a kind's filters. The list of ready content has no state "ready" to filter by and no clinics, because all of it is ready and
 * offered to everybody.
 */
export const choicesOf = (kind: PagedKind, isReady: boolean, clinics: readonly Option[]): Choices => ({
  ...(kind !== "questionnaire" && { joint: jointChoices }),
  status: isReady ? ownStates : stateChoices,
  ...(kind === "carePlan" && !isReady && { clinic: clinics }),
});

/** Active filter. */
export interface ContentFilterChip extends FilterPart {
  readonly field: FilterName;
}

/** Returns the active filters as texts. */
export const contentFilterChips = (filters: ContentFilter, choices: Choices): ContentFilterChip[] =>
  filterNames
    .filter((name) => filters[name] !== "")
    .map((field) => ({
      field,
      label: filterLabels[field],
      value: choices[field]?.find(({ value }) => value === filters[field])?.label ?? "…",
    }));

/** Returns the active filters as input of the query. */
export const contentFilterInput = ({ joint, status, clinic }: ContentFilter): ContentFilterInput => ({
  ...(joint && { surgery_type: joint }),
  ...(status && { state: status }),
  ...(clinic && { customer: clinic }),
});

/** Returns the filters in the URL of a list, and a function that changes them together. */
export function useContentFilters() {
  const [params, setParams] = useSearchParams();
  const filters: ContentFilter = {
    joint: params.get("joint") ?? "",
    status: params.get("status") ?? "",
    clinic: params.get("clinic") ?? "",
  };
  const changeFilter = (change: Partial<ContentFilter>): void => setParams((before) => changedSearch(before, change));
  return { filters, changeFilter, isOn: Object.values(filters).some(Boolean) };
}
