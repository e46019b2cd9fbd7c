import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ErrorState } from "../../ui/look/States.tsx";
import { newContent } from "./content-path.ts";
import { ContentByIdDocument } from "./content-record.graphql.ts";
import type { ContentRecord } from "./use-content-editor.ts";
import * as texts from "./content-texts.ts";

interface ShownContent {
  readonly content: ContentRecord | null;
  /** Id of the company in the URL, for a super admin. */
  readonly company: string | null;
}

interface ContentFromUrlProps {
  /** Renders the page without the content: while it loads, and with the error. */
  frame: (failure: ReactNode) => ReactNode;
  children: (address: ShownContent) => ReactNode;
}

/** Content with the id in the URL, once it is loaded. */
export function ContentFromUrl({ frame, children }: ContentFromUrlProps) {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const isNew = id === newContent;
  const { data, failure, refetch } = useGraphqlQuery(ContentByIdDocument, isNew ? null : { id }, { tags: ["content"] });
  const content = data?.getContent.content ?? null;
  if (failure) return frame(<ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />);
  if (!isNew && content?._id !== id) return frame(null);
  return children({ content: isNew ? null : content, company });
}

/**
 * Returns the key of an editor. The editor mounts again for other content and after publishing; a saved draft stays in the form where it was typed.
 */
export const keyOf = (content: ContentRecord | null): string =>
  content ? [content._id, content.number].join(" ") : newContent;
