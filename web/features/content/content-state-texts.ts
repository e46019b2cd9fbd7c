import { countText, groupedCountText } from "@restride/domain/texts/count-text.ts";
import type { AgeGroup } from "@restride/domain/patients/age-group.ts";
import type { ContentState } from "@restride/domain/content/content-state.ts";
import { kindName } from "@restride/domain/content/kinds.ts";
import { formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import type { PagedKind } from "./content-path.ts";
import type { ListedContentFragment } from "./content-list.graphql.ts";

export type Listed = ListedContentFragment;

/** Surgery types as options of a form. */
export const joints = [
  { value: "knee", label: "Knee" },
  { value: "hip", label: "Hip" },
  { value: "both", label: "Knee and hip" },
] as const;

export const untitled = "No name yet";

/** Returns the name of content in a list. */
export const listedName = ({ name }: Listed): string => name || untitled;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the plural name of a kind, capitalized: 'Care plans', 'Exercises'. */
export const headOf = (kind: PagedKind): string => capital(kindName(kind, 2));

/** Returns the label of an age group of a form: 61-70, 81+. */
export const ageGroupLabel = (group: AgeGroup): string => group;

const ages = (groups: readonly string[]): string => groups.map((group) => group.replace("-", "–")).join(", ");

/** Returns whom content is for: "Knee, 61–70, 71–80", "Knee and hip". */
export const forWhom = ({ surgery_type, age_groups }: Pick<Listed, "surgery_type" | "age_groups">): string =>
  [surgery_type ? capital(surgery_type) : "Knee and hip", ages(age_groups)].filter(Boolean).join(", ");

const brought = (kind: PagedKind, count: number | null | undefined): string =>
  count ? `${count} ${kindName(kind, count)}` : "";

/** Returns the contents of a care plan: "4 regimens, 1 device, 5 questionnaires", "3 devices, no exercises". */
export const broughtBy = (plan: Pick<Listed, "regimens" | "devices" | "questionnaires">): string =>
  [
    brought("regimen", plan.regimens),
    brought("device", plan.devices),
    brought("questionnaire", plan.questionnaires),
    plan.regimens ? "" : "no exercises",
  ]
    .filter(Boolean)
    .join(", ");

/** Returns the heading of the opened number of a plan's patients: "38 patients run Knee Standard". */
export const runningHead = (count: number | null, plan: Listed | undefined): string => {
  const name = plan ? listedName(plan) : "this care plan";
  if (count === null) return `Who runs ${name}`;
  return `${groupedCountText(count, "patient runs", "patients run")} ${name}`;
};

/** Returns, as text, the clinics to which content is offered. */
export const offeredTo = (clinics: number | null | undefined): string => {
  if (clinics === null || clinics === undefined) return "All clinics";
  return countText(clinics, "clinic");
};

/** Returns the state of content as text: "Draft of 5". */
export const stateWords = (state: string, number: number): string => {
  const words: Record<ContentState, string> = {
    published: "Published",
    draft: number === 0 ? "Draft" : `Draft of ${number + 1}`,
    retired: "Retired",
    ready: "Ready to copy",
  };
  return words[state as ContentState];
};

/** Returns the effect of a change where content is used: "In 9 regimens. …". */
export const sharedText = (kind: PagedKind, usedin: number): string => {
  const [where, stays] = kind === "exercise" ? (["regimen", "dose"] as const) : (["carePlan", "limit"] as const);
  const parts = kind === "exercise" ? "picture, video or text shows" : "name or picture shows";
  const later = `a new ${stays} only in new ${kindName(where, 2)}`;
  return `In ${usedin} ${kindName(where, usedin)}. A new ${parts} at once everywhere; ${later}.`;
};

/** Returns the look of a state's dot. */
export const stateDot = (state: string): "brand" | "half" | "hollow" | "grey" =>
  ({ published: "brand", draft: "half", retired: "hollow", ready: "grey" } as const)[state as ContentState];

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the date of an instant in this browser's time zone; a dash for none. */
export const dayOf = (at: string | null | undefined): string => (at ? formatUs(todayIn(Date.parse(at), zone)) : "—");
