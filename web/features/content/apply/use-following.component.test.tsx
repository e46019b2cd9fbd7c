import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { ContentCountsDocument } from "../content-list.graphql.ts";
import { useFollowing } from "./use-following.ts";

const everyCompany = { companyid: null };

function List() {
  const follow = useFollowing();
  useGraphqlQuery(ContentCountsDocument, everyCompany, { tags: ["content"] });
  return (
    <button type="button" onClick={follow}>
      Apply
    </button>
  );
}

test("after programmes began to follow a version, the content is read again every two seconds, twenty times", async () => {
  mockServer.answer(ContentCountsDocument, { getContentCounts: { status: "success", message: "", counts: [] } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const reads = () => mockServer.sent(ContentCountsDocument).length;
  await render(<List />);
  await vi.waitFor(() => expect(reads()).toBe(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reads()).toBe(1);
  (page.getByRole("button", { name: "Apply" }).element() as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(reads()).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await vi.waitFor(() => expect(reads()).toBe(2));
  for (let at = 0; at < 25; at += 1) await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(reads()).toBe(21));
});
