import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ErrorState } from "../../ui/look/States.tsx";
import { newContent } from "./content-path.ts";
import { ContentByIdDocument } from "./content-pages.graphql.ts";
import type { ContentRecord } from "./use-content-editor.ts";

interface Shown {
  readonly content: ContentRecord | null;
  /** In the address, of a super admin. */
  readonly company: string | null;
}

interface ContentOfAddressProps {
  /** Stands there until then, and around what went wrong. */
  frame: (failure: ReactNode) => ReactNode;
  children: (address: Shown) => ReactNode;
}

/** The content in the address, once it is there. */
export function ContentOfAddress({ frame, children }: ContentOfAddressProps) {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const isNew = id === newContent;
  const { data, failure, refetch } = useGraphqlQuery(ContentByIdDocument, isNew ? null : { id }, { tags: ["content"] });
  const content = data?.getContent.content ?? null;
  if (failure) return frame(<ErrorState message={failure} safe="Nothing was changed." onRetry={refetch} />);
  if (!isNew && content?._id !== id) return frame(null);
  return children({ content: isNew ? null : content, company });
}

/** An editor is drawn anew for other content and for a published version; a saved draft goes on in the form it was typed in. */
export const keyOf = (content: ContentRecord | null): string =>
  content ? [content._id, content.number].join(" ") : newContent;
