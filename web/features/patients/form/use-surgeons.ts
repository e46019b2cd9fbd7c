import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { SurgeonNamesDocument } from "../patients.graphql.ts";

const nothing = {};

/** Returns the surgeons as options; the `present` one stays an option after leaving the clinic. */
export function useSurgeons(present?: { readonly surgeon: string; readonly provider: string }) {
  const { data } = useGraphqlQuery(SurgeonNamesDocument, nothing, { tags: ["surgeons"] });
  const surgeonOptions = (data?.getSurgeonList.surgeons ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  const isMissing = present && !surgeonOptions.some(({ value }) => value === present.surgeon);
  return isMissing ? [...surgeonOptions, { value: present.surgeon, label: present.provider }] : surgeonOptions;
}
