import { type Difference, differencesOf } from "@restride/domain/content/compare/differences.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { ContentByIdDocument, type ContentVersionsQuery } from "../content-record.graphql.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { comparedOf } from "./compared.ts";
import * as texts from "./compare-texts.ts";

export type Version = NonNullable<ContentVersionsQuery["getContentVersions"]["versions"]>[number];

const draft = "draft";
const queryOptions = { tags: ["content"] } as const;

/** Returns whether content has a draft that the user may change. */
export const hasDraft = ({ mayedit, version }: ContentRecord): boolean => mayedit && Boolean(version);

/** Returns what can be compared, newest first: the saved draft and the versions, each with its name. */
export const comparable = (content: ContentRecord, versions: readonly Version[]) => [
  ...(hasDraft(content) ? [{ value: draft, label: texts.versionDraft(content.number + 1) }] : []),
  ...versions.map(({ _id, number }) => ({ value: _id, label: texts.versionNumber(number) })),
];

/** State of the comparison of two versions of content. */
export function useComparison(content: ContentRecord, versions: readonly Version[]) {
  const choices = comparable(content, versions);
  const [chosenOlder, setChosenOlder] = useState("");
  const [chosenNewer, setChosenNewer] = useState("");
  const { older, newer } = comparedOf(choices, { older: chosenOlder, newer: chosenNewer });
  const variablesOf = (choice: string) => ({ id: content._id, versionid: choice === draft ? null : choice });
  const before = useGraphqlQuery(ContentByIdDocument, variablesOf(older), queryOptions);
  const after = useGraphqlQuery(ContentByIdDocument, variablesOf(newer), queryOptions);
  const from = before.loading ? null : before.data?.getContent.content;
  const to = after.loading ? null : after.data?.getContent.content;
  const differences: readonly Difference[] | null = from && to ? differencesOf(from, to) : null;
  const failed = [before, after].find(({ failure }) => failure !== null);
  return { choices, older, setOlder: setChosenOlder, newer, setNewer: setChosenNewer, differences, failed };
}
