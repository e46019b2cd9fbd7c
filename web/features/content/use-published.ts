import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ContentByIdDocument, ContentVersionsDocument } from "./content-record.graphql.ts";
import type { ContentRecord } from "./use-content-editor.ts";

const queryOptions = { tags: ["content"] } as const;

/** Returns the newest published version of content that its draft will replace; null before the first. */
export function usePublished(content: ContentRecord | null): ContentRecord | null {
  const isDraft = content !== null && typeof content.version === "number" && content.number > 0;
  const id = content?._id ?? "";
  const { data: list } = useGraphqlQuery(ContentVersionsDocument, isDraft ? { id } : null, queryOptions);
  const versionid = list?.getContentVersions.versions?.[0]?._id;
  const { data } = useGraphqlQuery(ContentByIdDocument, isDraft && versionid ? { id, versionid } : null, queryOptions);
  if (!isDraft) return content?.number ? content : null;
  return data?.getContent.content ?? null;
}
