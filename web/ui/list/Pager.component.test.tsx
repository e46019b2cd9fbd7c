import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { FilterBar } from "./FilterBar.tsx";
import { Pager } from "./Pager.tsx";
import { RecordRows } from "./RecordRows.tsx";
import { RowCards } from "./RowCards.tsx";
import { StepPager } from "./StepPager.tsx";

const openPager = async (current: number, total: number, sizes = [20, 50]) => {
  const pages: unknown[] = [];
  const onPage = (...to: unknown[]): void => void pages.push(to);
  await render(<Pager current={current} pageSize={20} total={total} sizes={sizes} onPage={onPage} />);
  return pages;
};

test("the first page has no page before it, and turns by its arrows and numbers", async () => {
  const pages = await openPager(1, 61);
  await expect.element(page.getByText("1–20 of 61")).toBeVisible();
  await expect.element(button("Previous page")).toBeDisabled();
  await expect.element(button("Page 1")).toHaveAttribute("aria-current", "page");
  expect(button("Page 2").element().getAttribute("aria-current")).toBeNull();
  await button("Page 4").click();
  await button("Next page").click();
  expect(pages).toEqual([
    [4, 20],
    [2, 20],
  ]);
});

test("the last page has no page after it", async () => {
  const pages = await openPager(4, 61);
  await expect.element(page.getByText("61–61 of 61")).toBeVisible();
  await expect.element(button("Next page")).toBeDisabled();
  await button("Previous page").click();
  expect(pages).toEqual([[3, 20]]);
});

test("rows that fit on one page are not turned; one size is no choice", async () => {
  await openPager(1, 20);
  await expect.element(page.getByText("1–20 of 20")).toBeVisible();
  expect([page.getByRole("button").elements(), page.getByRole("combobox").elements()]).toEqual([[], []]);
  await openPager(1, 21, [20]);
  await expect.element(button("Next page")).toBeVisible();
  expect(page.getByRole("combobox").elements()).toEqual([]);
});

test.for([
  [1, "Previous record (K): This is the first record of the list.", "Next record (J)", 1],
  [3, "Next record (J): This is the last record of the list.", "Previous record (K)", -1],
] as const)("at place %i of 3 it is said: %s", async ([number, reason, way, step]) => {
  const steps: number[] = [];
  await render(
    <StepPager itemName="record" position={{ number, total: 3 }} onStep={(direction) => steps.push(direction)} />,
  );
  await expect.element(page.getByText(`${number} of 3`)).toBeVisible();
  await expect.element(button(reason)).toHaveAttribute("aria-disabled", "true");
  await button(reason).click({ force: true });
  await button(way).click();
  expect(steps).toEqual([step]);
});

test("who came from elsewhere is led to no neighbor", async () => {
  await render(<StepPager itemName="record" position={null} onStep={() => {}} />);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("each filter that is on is named and removed, or all are cleared", async () => {
  const done: string[] = [];
  const chips = [
    { field: "color", label: "Color", value: "Red" },
    { field: "state", label: "Status", value: "Draft" },
  ];
  const bar = (
    <FilterBar
      chips={chips}
      none="No filter"
      total="2 rows"
      onFilter={() => done.push("filter")}
      onRemove={({ field }) => done.push(`remove ${field}`)}
      onClear={() => done.push("clear")}
    />
  );
  await render(bar);
  expect(textsOf(page.getByRole("listitem"))).toEqual(["Color Red", "Status Draft", "Clear all"]);
  await button("Remove filter Status").click();
  await button("Clear all").click();
  await button("Filter").click();
  expect(done).toEqual(["remove state", "clear", "filter"]);
  expect(page.getByText("No filter").elements()).toEqual([]);
});

test("without a filter that is said, and there is nothing to clear", async () => {
  await render(
    <FilterBar chips={[]} none="No filter" total="2 rows" onFilter={() => {}} onRemove={() => {}} onClear={() => {}} />,
  );
  expect(textsOf(page.getByRole("listitem"))).toEqual(["No filter"]);
  await expect.element(page.getByText("2 rows")).toBeVisible();
});

interface Team {
  readonly _id: string;
  readonly name: string;
}
const teams: readonly Team[] = ["Harbor", "Lake", "Hill"].map((name, at) => ({ _id: String(at + 1), name }));

test("a card leads to its row's page, does what its row does, or is only read", async () => {
  const done: string[] = [];
  const { address } = await render(
    <>
      <RowCards
        rows={teams.slice(0, 1)}
        title={({ name }) => name}
        open={({ _id }) => `/teams/${_id}`}
        lines={() => ["Red", "", "12 people"]}
        actions={({ name }) => <button type="button">Actions for {name}</button>}
      />
      <RowCards
        rows={teams.slice(1, 2)}
        title={({ name }) => name}
        open={({ name }) =>
          () =>
            void done.push(name)
          }
        lines={() => []}
      />
      <RowCards rows={teams.slice(2)} title={({ name }) => name} lines={() => []} />
    </>,
  );
  expect(textsOf(page.getByRole("listitem"))).toEqual(["HarborRed12 peopleActions for Harbor", "Lake", "Hill"]);
  const lines = page.getByRole("listitem").first().element().querySelectorAll("span");
  expect([...lines].map(({ textContent }) => textContent)).toEqual(["Red", "12 people"]);
  await button("Lake").click();
  expect(done).toEqual(["Lake"]);
  await page.getByRole("link", { name: "Harbor" }).click();
  expect(address()).toBe("/teams/1");
  expect(page.getByText("Hill").element().tagName).toBe("SPAN");
});

const openPrinted = async (readAll: () => Promise<readonly Team[] | null>) => {
  const { print } = window;
  const printed: string[] = [];
  onTestFinished(() => void (window.print = print));
  window.print = () => void printed.push(...textsOf(page.getByRole("row")), ...textsOf(page.getByRole("contentinfo")));
  const listed = { loading: false, failure: null, refused: false, refetch: () => {}, singleKeys: true };
  await render(
    <RecordRows<Team>
      caption="Teams"
      listed={{ ...listed, rows: teams.slice(0, 2), total: 3, readAll }}
      pages={{ page: { current: 1, pageSize: 2 }, showPage: () => {} }}
      sizes={[2]}
      columns={[{ key: "name", title: "Name", cell: ({ name }) => name }]}
      cards={() => null}
      nobody={null}
    />,
  );
  return printed;
};

test("a list is printed with the rows of all its pages, and is as before afterwards", async () => {
  const printed = await openPrinted(async () => teams);
  await button("Print").click();
  await expect.poll(() => printed.slice(0, 4)).toEqual(["Name", "Harbor", "Lake", "Hill"]);
  expect(printed[4]).toMatch(/^All 3/);
  window.dispatchEvent(new Event("afterprint"));
  await expect.element(page.getByRole("row", { name: "Hill" })).not.toBeInTheDocument();
});

test("a list that cannot be read whole is not printed", async () => {
  const printed = await openPrinted(async () => null);
  await button("Print").click();
  await expect.element(button("Print")).toBeEnabled();
  expect(printed).toEqual([]);
});

test("Ctrl+P prints the whole list too", async () => {
  const printed = await openPrinted(async () => teams);
  const key = new Event("printkey", { cancelable: true });
  window.dispatchEvent(key);
  expect(key.defaultPrevented).toBe(true);
  await expect.poll(() => printed.slice(0, 4)).toEqual(["Name", "Harbor", "Lake", "Hill"]);
});
