import { ageGroupOf, ageOn } from "@restride/domain/patients/age-group.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useMemo } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ContentNamesDocument } from "./content.graphql.ts";
import * as texts from "./programmes-texts.ts";

const nothing = {};
const tags = ["content"] as const;

/** Returns the query variables of content that fits a patient. */
export const contentVariablesOf = ({ surgery, gender, dob }: PatientForm, today: CalendarDate) => ({
  surgery_type: surgery.type,
  age_group: ageGroupOf(ageOn(dob, today)),
  gender,
});

/** Name and picture of content in the catalog. */
export interface NamedContent {
  readonly name: string;
  readonly image: string;
}

const unknownContent: NamedContent = { name: texts.noLongerOffered, image: "" };
const loadingContent: NamedContent = { name: "…", image: "" };

const useContentNames = () =>
  useGraphqlQuery(ContentNamesDocument, nothing, { tags: tags }).data?.getContentNames.names;

/** Reason why the names could not be loaded, and a function that loads them again. */
export interface MissingNames {
  readonly failure: string;
  readonly refetch: () => void;
}

/** Returns the failure to load the names; null while they load or when they are loaded. */
export function useMissingNames(): MissingNames | null {
  const { data, failure, refetch } = useGraphqlQuery(ContentNamesDocument, nothing, { tags: tags });
  return failure !== null && data === null ? { failure, refetch } : null;
}

/** Returns the current state of each version that programmes and drafts contain, by version id. */
export function useVersions() {
  const knownContent = useContentNames();
  return useMemo(() => new Map(knownContent?.map((version) => [version._id, version])), [knownContent]);
}

/** Returns the names of the content that programmes and drafts contain, in any version. */
export function useNames() {
  const names = useContentNames();
  return useMemo(() => {
    const contentById = new Map(names?.map(({ _id, name, image }) => [_id, { name, image: image ?? "" }]));
    const contentNamed = (id: string): NamedContent => contentById.get(id) ?? (names ? unknownContent : loadingContent);
    const contents = new Map<string, string>(names?.map(({ _id, content }) => [_id, content]));
    const contentOf = (id: string): string => contents.get(id) ?? id;
    const questions = new Map(names?.map(({ _id, questions: count }) => [_id, count ?? 0]));
    const recalls = new Map(names?.map(({ _id, recalldays }) => [_id, recalldays]));
    const measures = new Map(names?.map(({ _id, measures: all }) => [_id, (all ?? []).join(", ")]));
    return {
      exercise: contentNamed,
      regimen: contentNamed,
      device: contentNamed,
      form: contentNamed,
      contentOf,
      questions,
      recalls,
      measures,
    };
  }, [names]);
}

export type Names = ReturnType<typeof useNames>;
