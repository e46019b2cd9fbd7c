import type { QueryTag } from "@restride/domain/query-tags.ts";
import { expect } from "vitest";
import type { Query } from "../platform/calls/document.ts";
import { invalidateTags } from "../platform/calls/query-client.ts";
import { mockServer } from "./mock-server.ts";

/** Sees that what is on the screen is read again whenever data of one of these tags changes, each by itself. */
export async function expectReadAgain<Data, Variables>(
  document: Query<Data, Variables>,
  ...tags: readonly QueryTag[]
): Promise<void> {
  const requests = () => mockServer.sent(document).length;
  await expect.poll(requests).toBeGreaterThan(0);
  for (const tag of tags) {
    const before = requests();
    await invalidateTags([tag]);
    await expect.poll(requests, { message: `read again for ${tag}` }).toBe(before + 1);
  }
}
