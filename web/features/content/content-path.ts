import { pathOf, type RouteName } from "@restride/domain/access/routes.ts";

/** The kinds that have pages. */
export type PagedKind = "carePlan" | "regimen" | "exercise" | "device" | "questionnaire";

const pages = {
  carePlan: { list: "contentCarePlans", one: "contentCarePlan" },
  regimen: { list: "contentRegimens", one: "contentRegimen" },
  exercise: { list: "contentExercises", one: "contentExercise" },
  device: { list: "contentDevices", one: "contentDevice" },
  questionnaire: { list: "contentQuestionnaires", one: "contentQuestionnaire" },
} as const satisfies Record<PagedKind, Readonly<Record<"list" | "one", RouteName>>>;

/** The kinds that open in a panel beside their list; the others have pages. */
export const isPanel = (kind: PagedKind): boolean => kind === "exercise" || kind === "device";

/** Stands in an address in place of the id of content that begins. */
export const newContent = "new";

const named = (path: string, company: string | null): string =>
  company === null ? path : `${path}?${new URLSearchParams({ companyid: company })}`;

/** The list of a kind; a super admin's address names the company. */
export const contentListPath = (kind: PagedKind, company: string | null): string =>
  named(pathOf(pages[kind].list), company);

/** The page of content, or of content that begins. */
export const contentPath = (kind: PagedKind, id: string, company: string | null): string =>
  named(pathOf(pages[kind].one, { id }), company);

/** The list with a panel of it open: search and page of the list stay. */
export const openPath = (kind: PagedKind, id: string, list: URLSearchParams): string =>
  `${pathOf(pages[kind].one, { id })}${list.size === 0 ? "" : `?${list}`}`;

/** The list with its panel closed. */
export const closedPath = (kind: PagedKind, list: URLSearchParams): string =>
  `${pathOf(pages[kind].list)}${list.size === 0 ? "" : `?${list}`}`;
