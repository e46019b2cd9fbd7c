import { mostListed } from "@restride/domain/content/kinds.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { ContentListDocument } from "../content-pages.graphql.ts";
import type { ContentRecord } from "../use-content-editor.ts";

const all = { current: 1, pageSize: mostListed };

/** What may be held of one kind: the newest published versions, by their ids. */
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

/** What is known of a version that a plan holds. */
export interface Part {
  readonly name: string;
  readonly version: number;
  /** Address of its picture; empty for none. */
  readonly image: string;
  /** A newer version that may be taken; null when this is the newest, or none is offered. */
  readonly newer: string | null;
  /** Of a regimen that was saved: its days and how many exercises it has. */
  readonly days: { readonly startdate: number; readonly enddate: number; readonly exercises: number } | null;
}

/** A version by its id, from what the plan holds already and from what may be added. */
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
