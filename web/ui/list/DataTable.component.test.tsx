import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { checkbox } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { Dialog } from "../overlay/Dialog.tsx";
import { DataTable } from "./DataTable.tsx";

interface Person {
  readonly id: string;
  readonly name: string;
  readonly team: string;
}
const people: readonly Person[] = [
  { id: "1", name: "Ann Lee", team: "Harbor" },
  { id: "2", name: "Bo Diaz", team: "Harbor" },
  { id: "3", name: "Cy Park", team: "Lake" },
];

const done: string[] = [];
const People = ({ rows = people, singleKeys = true }: { rows?: readonly Person[] | null; singleKeys?: boolean }) => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const toggle = ({ id }: Person): void =>
    setTicked((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  return (
    <DataTable<Person>
      caption="People"
      columns={[
        { key: "name", title: "Name", sortBy: "name", cell: ({ name }) => name },
        { key: "team", title: "Team", cell: ({ team }) => team },
        { key: "call", title: "", cell: ({ name }) => <button onClick={() => done.push(`call ${name}`)}>Call</button> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      refreshing={rows === null}
      sort={{ field: "name", order: "descend" }}
      onSort={(field) => done.push(`sort ${field}`)}
      selection={{
        has: ({ id }) => ticked.includes(id),
        toggle,
        togglePage: () => setTicked(ticked.length === people.length ? [] : people.map(({ id }) => id)),
        nameOf: ({ name }) => name,
      }}
      groupOf={({ team }) => ({ key: team, head: `${team} Team` })}
      onOpen={({ name }, inNewTab) => done.push(`open ${name}${inNewTab ? " in a new tab" : ""}`)}
      singleKeys={singleKeys}
      current="2"
    />
  );
};

test("rows stand under the heads of their groups, and a head says how it is sorted and sorts", async () => {
  done.length = 0;
  await render(<People />);
  const rows = page
    .getByRole("row")
    .elements()
    .map((row) => row.textContent);
  expect(rows).toEqual([
    "NameTeam",
    "Harbor Team",
    "Ann LeeHarborCall",
    "Bo DiazHarborCall",
    "Lake Team",
    "Cy ParkLakeCall",
  ]);
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "descending");
  await expect.element(page.getByRole("columnheader", { name: "Team" })).not.toHaveAttribute("aria-sort");
  await page.getByRole("button", { name: "Name" }).click();
  expect(done).toEqual(["sort name"]);
});

test("a row opens by a press and by Enter, with Ctrl in a new tab; a button in it does its own only", async () => {
  done.length = 0;
  await render(<People />);
  await page.getByText("Bo Diaz").click();
  await page.getByRole("button", { name: "Call" }).nth(2).click();
  page
    .getByRole("row", { name: /Ann Lee/ })
    .element()
    .focus();
  await userEvent.keyboard("{Enter}{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}");
  expect(done).toEqual(["open Bo Diaz", "call Cy Park", "open Ann Lee", "open Cy Park in a new tab"]);
});

test.each(["Control", "Meta"] as const)("with %s a row opens in a new tab, by a press and by Enter", async (key) => {
  done.length = 0;
  await render(<People />);
  await page.getByText("Bo Diaz").click({ modifiers: [key] });
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(done).toEqual(["open Bo Diaz in a new tab", "open Bo Diaz in a new tab"]);
});

test("rows are ticked one by one, by X, and all of the page at once", async () => {
  await render(<People />);
  await expect.element(checkbox("Select this page")).not.toBeChecked();
  await checkbox("Select Bo Diaz").click();
  await expect.element(checkbox("Select this page")).toBePartiallyChecked();
  page
    .getByRole("row", { name: /Ann Lee/ })
    .element()
    .focus();
  await userEvent.keyboard("x");
  await expect.element(checkbox("Select Ann Lee")).toBeChecked();
  await checkbox("Select this page").click();
  for (const { name } of people) await expect.element(checkbox(`Select ${name}`)).toBeChecked();
  await checkbox("Select this page").click();
  for (const { name } of people) await expect.element(checkbox(`Select ${name}`)).not.toBeChecked();
});

test("a page that is on its way is busy, and has nothing to tick", async () => {
  await render(<People rows={null} />);
  await expect.element(page.getByRole("table", { name: "People" })).toHaveAttribute("aria-busy", "true");
  await expect.element(page.getByRole("checkbox", { name: "Select this page" })).toBeDisabled();
});

const focusedText = () => document.activeElement?.textContent;

test("arrows lead from the page into the rows and stop at their ends; Tab goes through the controls of one row", async () => {
  await render(<People />);
  await userEvent.keyboard("{ArrowDown}");
  expect(focusedText()).toBe("Ann LeeHarborCall");
  await userEvent.keyboard("{ArrowUp}");
  expect(focusedText()).toBe("Ann LeeHarborCall");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(focusedText()).toBe("Cy ParkLakeCall");
  const stops = (name: string) =>
    page
      .getByRole("button", { name })
      .elements()
      .map((call) => (call as HTMLElement).tabIndex);
  expect(stops("Call")).toEqual([-1, -1, 0]);
});

test("under a dialog the arrows lead into no row", async () => {
  await render(
    <>
      <People />
      <Dialog title="Notify" onClose={() => {}}>
        To all
      </Dialog>
    </>,
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.closest("tr")).toBeNull();
});

test("X ticks no row where single keys are off, and Enter on a button of a row opens no row", async () => {
  done.length = 0;
  await render(<People singleKeys={false} />);
  await userEvent.keyboard("{ArrowDown}x");
  await expect.element(page.getByRole("checkbox", { name: "Select Ann Lee" })).not.toBeChecked();
  page.getByRole("button", { name: "Call" }).first().element().focus();
  await userEvent.keyboard("{Enter}");
  expect(done).toEqual(["call Ann Lee"]);
});

test("the row whose panel is open is the current one, and a ticked row is marked", async () => {
  await render(<People />);
  await expect.element(page.getByRole("row", { name: /Bo Diaz/ })).toHaveAttribute("aria-current", "true");
  expect(
    page
      .getByRole("row", { name: /Ann Lee/ })
      .element()
      .getAttribute("aria-current"),
  ).toBeNull();
  await page.getByRole("checkbox", { name: "Select Cy Park" }).click();
  await expect.element(page.getByRole("row", { name: /Cy Park/ })).toHaveAttribute("data-selected", "true");
  await expect.element(page.getByRole("row", { name: /Ann Lee/ })).toHaveAttribute("data-selected", "false");
});
