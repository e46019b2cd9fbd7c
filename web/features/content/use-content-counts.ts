import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ContentCountsDocument } from "./content-pages.graphql.ts";
import type { PagedKind } from "./content-path.ts";

/** How many a company has of a kind, with what is ready for it; null until that is known. */
export function useContentCounts(company: string | null): (kind: PagedKind) => number | null {
  const { data } = useGraphqlQuery(ContentCountsDocument, { companyid: company }, { tags: ["content"] });
  const counts = data?.getContentCounts.counts ?? [];
  return (kind) => counts.find((each) => each.kind === kind)?.total ?? null;
}
