import { Role } from "@restride/domain/access/roles.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { CaseCustomersDocument } from "../list/case-list.graphql.ts";
import { CaseAssigneesDocument } from "./new-case.graphql.ts";

/** Returns the clinics in which a case may be opened, as options. */
export function useCaseCustomers() {
  const { company } = useSignedIn();
  const { data } = useGraphqlQuery(CaseCustomersDocument, { companyId: company?._id ?? null }, { tags: [] });
  return (data?.getCustomersIdAndNameList.customers ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

/** Returns the possible assignees of a new case: the user, and for a company admin the company's coaches. */
export function useAssignees() {
  const profile = useSignedIn();
  const isCoach = roleOf(profile) === Role.healthCoach;
  const { data } = useGraphqlQuery(
    CaseAssigneesDocument,
    isCoach ? null : { companyid: profile.company?._id ?? null },
    {
      tags: [],
    },
  );
  const coaches = data?.getCompanyHealthcoach.users ?? [];
  return [profile.user, ...coaches].map((person) => ({ value: person._id, label: fullName(person) }));
}
