import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { ContentCompanyDocument } from "./content-pages.graphql.ts";

/** What the company is called that a super admin looks at; null for who works for one, and until it is known. */
export function useCompanyName(company: string | null): string | null {
  const isOther = useSignedIn().company?._id !== company;
  const variables = company !== null && isOther ? { companyid: company } : null;
  const { data } = useGraphqlQuery(ContentCompanyDocument, variables, { tags: ["companies"] });
  return data?.getCompany.company?.name ?? null;
}
