import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { ContentCompanyDocument } from "./content-list.graphql.ts";

/** Returns the name of the company that a super admin views; null for users of that company, and until it is loaded. */
export function useCompanyName(company: string | null): string | null {
  const isOther = useSignedIn().company?._id !== company;
  const variables = company !== null && isOther ? { companyid: company } : null;
  const { data } = useGraphqlQuery(ContentCompanyDocument, variables, { tags: ["companies"] });
  return data?.getCompany.company?.name ?? null;
}
