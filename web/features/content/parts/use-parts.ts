import { maxListedContent } from "@restride/domain/content/kinds.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { ContentListDocument } from "../content-list.graphql.ts";
import type { ContentRecord } from "../use-content-editor.ts";

const all = { current: 1, pageSize: maxListedContent };

/** Returns the options of a kind: the newest published versions, by their ids. */
export function usePartOptions(kind: "regimen" | "exercise" | "device" | "questionnaire", company: string | null) {
  const { data } = useGraphqlQuery(
    ContentListDocument,
    { kind, companyid: company, pagination: all },
    { tags: ["content"] },
  );
  return (data?.getContentList.contents ?? []).flatMap(({ name, versionid, version, state, dose, image }) =>
    versionid && state !== "retired"
      ? [{ value: versionid, label: name, version: version ?? 1, dose, image: image ?? "" }]
      : [],
  );
}

export type PartOption = ReturnType<typeof usePartOptions>[number];

/** Data of a version that a plan contains. */
export interface Part {
  readonly name: string;
  readonly version: number;
  /** URL of its picture; empty for none. */
  readonly image: string;
  /** Id of a newer version that may replace it; null when this is the newest, or none is offered. */
  readonly newer: string | null;
  /** Days and number of exercises of a saved regimen. */
  readonly days: { readonly startdate: number; readonly enddate: number; readonly exercises: number } | null;
}

/** Returns a version by its id, from the parts of the plan or from the options. */
export const partOf = (id: string, content: ContentRecord | null, options: readonly PartOption[]): Part => {
  const part = content?.parts.find(({ _id }) => _id === id);
  if (!part) {
    const added = options.find(({ value }) => value === id);
    return {
      name: added?.label ?? "",
      version: added?.version ?? 1,
      image: added?.image ?? "",
      newer: null,
      days: null,
    };
  }
  const { name, number, image, newest, startdate, enddate, exercises } = part;
  const days =
    typeof startdate === "number" && typeof enddate === "number"
      ? { startdate, enddate, exercises: exercises ?? 0 }
      : null;
  return { name, version: number, image: image ?? "", newer: newest && newest !== id ? newest : null, days };
};
