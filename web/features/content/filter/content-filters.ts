import { contentStates } from "@restride/domain/content/content-state.ts";
import { useSearchParams } from "react-router";
import type { ContentFilter } from "../../../generated/inputs.ts";
import { changedSearch } from "../../../platform/page/use-list-search.ts";
import type { Option } from "../../../ui/field/SelectField.tsx";
import type { FilterPart } from "../../../ui/list/FilterBar.tsx";
import type { PagedKind } from "../content-path.ts";
import { joints, stateWords } from "../content-words.ts";

/** What a list of content is narrowed by, by the names that its address has. Empty means that it does not narrow. */
export const filterNames = ["joint", "status", "clinic"] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Readonly<Record<FilterName, string>>;

export const noFilters: Filters = { joint: "", status: "", clinic: "" };

export const filterLabels: Readonly<Record<FilterName, string>> = {
  joint: "Joint",
  status: "Status",
  clinic: "Offered to",
};

/** What may be chosen for each filter of a list; a list without a filter has no choices for it. */
export type Choices = Readonly<Partial<Record<FilterName, readonly Option[]>>>;

const jointChoices = joints.filter(({ value }) => value !== "both");
const stateChoices = contentStates.map((state) => ({ value: state, label: stateWords(state, 0) }));
const ownStates = stateChoices.filter(({ value }) => value !== "ready");

/** The filters of a kind: what is ready for every company has nothing more to copy, and is offered to all. */
export const choicesOf = (kind: PagedKind, isReady: boolean, clinics: readonly Option[]): Choices => ({
  ...(kind !== "questionnaire" && { joint: jointChoices }),
  status: isReady ? ownStates : stateChoices,
  ...(kind === "carePlan" && !isReady && { clinic: clinics }),
});

/** A filter that is on. */
export interface FilterChip extends FilterPart {
  readonly field: FilterName;
}

/** The filters that are on, in words. */
export const chipsOf = (filters: Filters, choices: Choices): FilterChip[] =>
  filterNames
    .filter((name) => filters[name] !== "")
    .map((field) => ({
      field,
      label: filterLabels[field],
      value: choices[field]?.find(({ value }) => value === filters[field])?.label ?? "…",
    }));

/** The filters that are on, as the contract takes them. */
export const narrowed = ({ joint, status, clinic }: Filters): ContentFilter => ({
  ...(joint && { surgery_type: joint }),
  ...(status && { state: status }),
  ...(clinic && { customer: clinic }),
});

/** The filters in the address of a list, and how they are changed together. */
export function useContentFilters() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    joint: params.get("joint") ?? "",
    status: params.get("status") ?? "",
    clinic: params.get("clinic") ?? "",
  };
  const narrow = (change: Partial<Filters>): void => setParams((before) => changedSearch(before, change));
  return { filters, narrow, isOn: Object.values(filters).some(Boolean) };
}
