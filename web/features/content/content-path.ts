import { pathOf, type RouteName } from "@restride/domain/access/routes.ts";

/** Kinds of content that have pages. */
export type PagedKind = "carePlan" | "regimen" | "exercise" | "device" | "questionnaire";

const pages = {
  carePlan: { list: "contentCarePlans", one: "contentCarePlan" },
  regimen: { list: "contentRegimens", one: "contentRegimen" },
  exercise: { list: "contentExercises", one: "contentExercise" },
  device: { list: "contentDevices", one: "contentDevice" },
  questionnaire: { list: "contentQuestionnaires", one: "contentQuestionnaire" },
} as const satisfies Record<PagedKind, Readonly<Record<"list" | "one", RouteName>>>;

/** Returns whether a kind opens in a panel beside its list; other kinds have pages. */
export const isPanel = (kind: PagedKind): boolean => kind === "exercise" || kind === "device";

/** Replaces the id in the path of new content. */
export const newContent = "new";

const withCompany = (path: string, company: string | null): string =>
  company === null ? path : `${path}?${new URLSearchParams({ companyid: company })}`;

/** Returns the path of a kind's list; a super admin's path names the company. */
export const contentListPath = (kind: PagedKind, company: string | null): string =>
  withCompany(pathOf(pages[kind].list), company);

/** Returns the path of content, or of new content. */
export const contentPath = (kind: PagedKind, id: string, company: string | null): string =>
  withCompany(pathOf(pages[kind].one, { id }), company);

/** Returns the path of a list with a panel open; search and page of the list stay. */
export const openPath = (kind: PagedKind, id: string, list: URLSearchParams): string =>
  `${pathOf(pages[kind].one, { id })}${list.size === 0 ? "" : `?${list}`}`;

/** Returns the path of a list with its panel closed. */
export const closedPath = (kind: PagedKind, list: URLSearchParams): string =>
  `${pathOf(pages[kind].list)}${list.size === 0 ? "" : `?${list}`}`;
