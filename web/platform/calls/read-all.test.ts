import { expect, test } from "vitest";
import { allRows, onPage } from "./read-all.ts";

test("a question keeps all it asks for but its page, whatever that is called", () => {
  const page = { current: 7, pageSize: 20 };
  expect(onPage({ metadata: page, filters: { type: "all" }, sorter: null }, 2)).toEqual({
    metadata: { current: 2, pageSize: 100 },
    filters: { type: "all" },
    sorter: null,
  });
  expect(onPage({ pagination: { ...page, searchText: "an" }, kind: "regimen" }, 1)).toEqual({
    pagination: { current: 1, pageSize: 100, searchText: "an" },
    kind: "regimen",
  });
  expect(onPage({ input: { ids: ["a"], pagination: page } }, 2)).toEqual({
    input: { ids: ["a"], pagination: { current: 2, pageSize: 100 } },
  });
  expect(onPage({ pagination: { page: 7, size: 20, active: true } }, 3)).toEqual({
    pagination: { page: 3, size: 100, active: true },
  });
});

const listOf = (total: number) => {
  const requestedPages: number[] = [];
  const readPage = async (current: number) => {
    requestedPages.push(current);
    const left = Math.max(0, Math.min(100, total - (current - 1) * 100));
    return { rows: Array.from({ length: left }, (_, at) => ({ _id: `${(current - 1) * 100 + at}` })), total };
  };
  return { requestedPages, readPage };
};

test.each([
  [0, 0, [1]],
  [100, 100, [1]],
  [101, 101, [1, 2]],
  [4210, 1000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])("of %i rows %i are read, in as few pages as that takes", async (total, read, pages) => {
  const { requestedPages, readPage } = listOf(total);
  expect(await allRows(readPage)).toHaveLength(read);
  expect(requestedPages).toEqual(pages);
});

test("a row that stands on two pages is there once, and a page that cannot be read leaves nothing half", async () => {
  const rows = async () => ({ rows: [{ _id: "same" }], total: 200 });
  expect(await allRows(rows)).toEqual([{ _id: "same" }]);
  expect(await allRows(async (current) => (current === 1 ? rows() : null))).toBeNull();
});
