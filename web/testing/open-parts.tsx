import type { QueryTag } from "@restride/domain/query-tags.ts";
import { expect } from "vitest";
import { render } from "vitest-browser-react";
import type { Query } from "../platform/calls/document.ts";
import { useGraphqlQuery } from "../platform/calls/use-graphql-query.ts";
import { mockServer } from "./mock-server.ts";

interface OpenPartData {
  readonly openPart: { readonly status: string; readonly message: string };
}

const OpenPartDocument: Query<OpenPartData, { readonly tag: QueryTag }> = {
  kind: "query",
  name: "OpenPart",
  text: "query OpenPart($tag: String!) { openPart(tag: $tag) { status message } }",
};

function OpenPart({ tag }: { tag: QueryTag }) {
  useGraphqlQuery(OpenPartDocument, { tag }, { tags: [tag] });
  return null;
}

/** Opens parts of the console beside the one that is tested, each with data of one tag. The tested part is rendered before. */
export async function openParts(...tags: readonly QueryTag[]): Promise<void> {
  mockServer.answer(OpenPartDocument, { openPart: { status: "success", message: "" } });
  await render(tags.map((tag) => <OpenPart key={tag} tag={tag} />));
  await expect.poll(() => mockServer.sent(OpenPartDocument)).toHaveLength(tags.length);
}

/** Returns the tags of the open parts that were read again, by name. */
export const tagsReadAgain = (): QueryTag[] => {
  const tags = mockServer.sent(OpenPartDocument).map(({ tag }) => tag);
  return [...new Set(tags.filter((tag, at) => tags.indexOf(tag) < at))].toSorted();
};
