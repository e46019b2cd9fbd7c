import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { RecordList } from "./RecordList.tsx";
import type { ListedRows } from "./RecordRows.tsx";

interface Team {
  readonly _id: string;
  readonly name: string;
}
const teams: readonly Team[] = [
  { _id: "1", name: "Harbor" },
  { _id: "2", name: "Lake" },
];
const listedOf = (rows: readonly Team[] | null, change: Partial<ListedRows<Team>> = {}): ListedRows<Team> => ({
  rows,
  total: rows && rows.length,
  loading: false,
  failure: null,
  refused: true,
  refetch: () => {},
  singleKeys: true,
  ...change,
});

interface TeamsProps {
  listed: ListedRows<Team>;
  isFiltered?: boolean;
  instead?: string;
  pages?: unknown[];
}

const Teams = ({ listed, isFiltered = false, instead, pages = [] }: TeamsProps) => {
  const [typed, type] = useState("");
  return (
    <RecordList<Team>
      title="Company"
      caption="Teams"
      counts={<span>2 in all</span>}
      search={{
        typed,
        type,
        page: { current: 1, pageSize: 5 },
        showPage: (current, pageSize) => pages.push([current, pageSize]),
      }}
      placeholder="Name"
      listed={listed}
      sizes={[5, 20]}
      none={{
        title: "No teams yet",
        text: "A team works together.",
        add: { to: "/teams/new", text: "Add the first team" },
      }}
      noMatch={{ title: "No teams match", text: "Try another name." }}
      isFiltered={isFiltered}
      columns={[{ key: "name", title: "Name", cell: ({ name }) => name }]}
      cards={(rows) => rows.map(({ _id, name }) => <p key={_id}>Card of {name}</p>)}
      open={({ _id }) => `/teams/${_id}`}
      above={<p>Above</p>}
      actions={<button type="button">Add</button>}
      bar={<p>Bar</p>}
      below={<p>Below</p>}
      {...(instead !== undefined && { instead })}
    />
  );
};

test("a list has its head with search and actions, its rows, and what stands around them", async () => {
  const { address } = await render(<Teams listed={listedOf(teams)} />);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Company");
  expect(textsOf(page.getByRole("row"))).toEqual(["Name", "Harbor", "Lake"]);
  for (const text of ["Above", "2 in all", "Add", "Bar", "Below"])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search teams" }).fill("lak");
  await expect.element(page.getByRole("searchbox", { name: "Search teams" })).toHaveValue("lak");
  await page.getByText("Lake").click();
  expect(address()).toBe("/teams/2");
});

test("an empty list teaches what belongs there, and offers the first", async () => {
  await render(<Teams listed={listedOf([])} />);
  await expect.element(page.getByText("No teams yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Add the first team" })).toHaveAttribute("href", "/teams/new");
});

test("a narrowed list without a match says so", async () => {
  await render(<Teams listed={listedOf([])} isFiltered />);
  await expect.element(page.getByText("No teams match")).toBeVisible();
  expect(page.getByText("No teams yet").elements()).toEqual([]);
});

test("more rows than a page are turned, and a page has other sizes", async () => {
  const pages: unknown[] = [];
  await render(<Teams listed={listedOf(teams, { total: 12 })} pages={pages} />);
  await button("Next page").click();
  await page.getByRole("combobox", { name: "Rows a page" }).selectOptions("20");
  expect(pages).toEqual([
    [2, 5],
    [1, 20],
  ]);
});

test("a page beyond the end leads to the first", async () => {
  const pages: unknown[] = [];
  await render(<Teams listed={listedOf([], { total: 12 })} pages={pages} />);
  await button("First page").click();
  expect(pages).toEqual([[1, 5]]);
});

test.each([
  [true, "Nothing was changed."],
  [false, "Nothing was changed. The page tried again three times."],
])("a failure gives its sentence and another try; refused: %s", async (refused, safe) => {
  let tries = 0;
  const failed = { failure: "Try again in a minute.", refused, refetch: () => (tries += 1) };
  await render(<Teams listed={listedOf(null, failed)} />);
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  await expect.element(page.getByText(safe, { exact: true })).toBeVisible();
  await button("Try again").click();
  expect(tries).toBe(1);
});

test("what teaches more than an empty list stands in the place of the rows", async () => {
  await render(<Teams listed={listedOf(teams)} instead="How teams work" />);
  await expect.element(page.getByText("How teams work")).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
  expect(page.getByText("Bar").elements()).toEqual([]);
});

test("in a narrow window rows are cards", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await render(<Teams listed={listedOf(teams)} />);
  await expect.element(page.getByText("Card of Lake")).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
});

test("a list without a search has no field for one, and is paged all the same", async () => {
  const pages: unknown[] = [];
  await render(
    <RecordList<Team>
      title="Teams"
      pages={{ page: { current: 1, pageSize: 5 }, showPage: (...page) => pages.push(page) }}
      listed={listedOf(teams, { total: 12 })}
      sizes={[5]}
      none={{ title: "No teams yet", text: "A team works together." }}
      noMatch={{ title: "No teams match", text: "Try another name." }}
      isFiltered={false}
      columns={[{ key: "name", title: "Name", cell: ({ name }) => name }]}
      cards={() => null}
    />,
  );
  await button("Next page").click();
  expect(pages).toEqual([[2, 5]]);
  expect(page.getByRole("searchbox").elements()).toEqual([]);
});
