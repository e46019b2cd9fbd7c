import { pageSizes } from "@restride/domain/values/page.ts";
import { readId } from "@restride/domain/values/id.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  messageListInput,
  messageListViewParams,
  type MessageListView,
  parseMessageListView,
} from "./use-inbox-view.ts";

const viewIn = (text: string) => parseMessageListView(new URLSearchParams(text));

test("C073 C074: the server is asked for what narrows only, the newest first", () => {
  expect(messageListInput(viewIn("name=bell&grouped=yes&page=2&app=admin-lite"))).toEqual({
    filters: { name: "bell", bySurgeons: true },
    sorter: { field: "receivedOn", order: "descend" },
    metadata: { current: 2, pageSize: 20 },
  });
  expect(messageListInput(viewIn("sort=ascend")).sorter).toEqual({ field: "receivedOn", order: "ascend" });
  expect(messageListInput(viewIn("sort=up")).sorter).toEqual({ field: "receivedOn", order: "descend" });
});

test("any view of the messages travels in the address and back", () => {
  const limit = fc.constantFrom(true as const, undefined);
  const anyView: fc.Arbitrary<MessageListView> = fc.record({
    filter: fc.record({
      surgeonId: fc.option(fc.uuid().map(readId), { nil: undefined }),
      name: fc.constantFrom("bell", "O’Brien, Ann", undefined),
      lastdigitsofphone: fc.constantFrom("0177", undefined),
      urgent: limit,
      archived: limit,
      bySurgeons: limit,
    }),
    sort: fc.record({ field: fc.constant("receivedOn" as const), order: fc.constantFrom("ascend", "descend") }),
    page: fc.record({ current: fc.integer({ min: 1, max: 999_999 }), pageSize: fc.constantFrom(...pageSizes) }),
  });
  fc.assert(
    fc.property(anyView, (view) => {
      expect(parseMessageListView(new URLSearchParams(messageListViewParams(view)))).toEqual(view);
    }),
  );
});
