import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ContentCountsDocument } from "./content-list.graphql.ts";
import type { PagedKind } from "./content-path.ts";

/** Returns a function that gives the number of a company's content of a kind, ready content included; null until it is loaded. */
export function useContentCounts(company: string | null): (kind: PagedKind) => number | null {
  const { data } = useGraphqlQuery(ContentCountsDocument, { companyid: company }, { tags: ["content"] });
  const counts = data?.getContentCounts.counts ?? [];
  return (kind) => counts.find((each) => each.kind === kind)?.total ?? null;
}
