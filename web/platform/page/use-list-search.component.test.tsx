import { useNavigate } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { session } from "../session/session.ts";
import { button } from "../../testing/finders.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { listPlaces, useListPlace, useWayBack } from "../storage/list-places.ts";
import { useListFilter, useListSearch, useNameOrder } from "./use-list-search.ts";

const List = () => {
  const { typed, type, searchText, page: currentPage, showPage } = useListSearch();
  const [state, setState] = useListFilter("state");
  const { sort, turn } = useNameOrder();
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} />
      <p>{`${searchText}|${currentPage.current}|${currentPage.pageSize}|${state}|${sort.order}`}</p>
      <button onClick={() => showPage(3, 50)}>Third page</button>
      <button onClick={() => setState("draft")}>Drafts</button>
      <button onClick={() => setState("")}>All</button>
      <button onClick={turn}>Turn</button>
    </>
  );
};
const expectText = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test("search, filter, order and page are read from the address; what no list offers is the usual", async () => {
  const { unmount } = await render(<List />, { at: "/list?search=red&page=2&size=50&state=draft&sort=descend" });
  await expectText("red|2|50|draft|descend");
  await unmount();
  await render(<List />, { at: "/list?page=0&size=7&sort=up" });
  await expectText("|1|20||ascend");
});

test("a page keeps the filters, and a filter, a search or another order begins at page 1", async () => {
  const { address } = await render(<List />, { at: "/list?state=draft" });
  await button("Third page").click();
  expect(address()).toBe("/list?state=draft&page=3&size=50");
  await button("Turn").click();
  expect(address()).toBe("/list?state=draft&sort=descend");
  await button("Turn").click();
  await button("Third page").click();
  await button("All").click();
  expect(address()).toBe("/list");
  await button("Third page").click();
  await page.getByRole("textbox", { name: "Search" }).fill(" blue ");
  await expect.poll(address).toBe("/list?search=blue");
  await button("Third page").click();
  await button("Drafts").click();
  expect(address()).toBe("/list?search=blue&state=draft");
});

const Menu = () => {
  const navigate = useNavigate();
  return (
    <>
      <List />
      <button onClick={() => void navigate("/list")}>Menu</button>
      <button onClick={() => void navigate(-1)}>Step back</button>
    </>
  );
};

test("a way to the list without its search empties the field, and the step back brings both again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await render(<Menu />, { at: "/list?search=red", path: "/list" });
  const field = page.getByRole("textbox", { name: "Search" });
  await expect.element(field).toHaveValue("red");
  await button("Menu").click();
  await expect.element(field).toHaveValue("");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(address()).toBe("/list");
  await button("Step back").click();
  await expect.element(field).toHaveValue("red");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(address()).toBe("/list?search=red");
});

/** Types without waiting for the page. */
function typeAtOnce(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("a letter that is typed while the search before it comes into the address stays", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { address } = await render(<Menu />, { at: "/list", path: "/list" });
  const field = page.getByRole("textbox", { name: "Search" });
  await field.fill("re");
  vi.advanceTimersByTime(250);
  typeAtOnce(field.element() as HTMLInputElement, "red"); // Typed before the URL has the search.
  await expectText("re|1|20||ascend");
  await expect.element(field).toHaveValue("red");
  await vi.advanceTimersByTimeAsync(250);
  await expect.poll(address).toBe("/list?search=red");
});

const Page = ({ to }: { to: string }) => {
  const navigate = useNavigate();
  const back = useWayBack("/list");
  return (
    <>
      <button onClick={() => void navigate(to)}>Open</button>
      <button onClick={back}>Back</button>
    </>
  );
};
const Rows = () => {
  useListPlace(true);
  return (
    <ul data-list-rows>
      {["1", "2"].map((id) => (
        <li key={id} data-row={id}>
          <button>Row {id}</button>
        </li>
      ))}
    </ul>
  );
};

test("a list is left with its search and the row in focus, and is found so by the way back", async () => {
  const { address, unmount } = await render(<Rows />, { at: "/list?search=red" });
  page.getByRole("button", { name: "Row 2" }).element().focus();
  expect(listPlaces.read("/list")).toMatchObject({ search: "?search=red", row: "2" });
  await unmount();
  await render(
    <>
      <Rows />
      <Page to="/list" />
    </>,
    { at: { pathname: "/list", search: "?search=red", state: { cameBack: true } } },
  );
  await expect.element(page.getByRole("button", { name: "Row 2" })).toHaveFocus();
  expect(address()).toBe("/list?search=red");
});

test("another search of the list forgets the row, and another clinic's list is another", async () => {
  const { unmount } = await render(<Rows />, { at: "/list?search=red" });
  page.getByRole("button", { name: "Row 2" }).element().focus();
  await unmount();
  const second = await render(<Rows />, { at: "/list" });
  expect(listPlaces.read("/list")).toMatchObject({ search: "", row: null });
  await second.unmount();
  const profile = signedIn();
  session.save({ ...profile, customer: { ...profile.customer!, _id: "another" } });
  expect(listPlaces.read("/list")).toBeNull();
});

test("the way back leads to the list as it was left", async () => {
  const { unmount } = await render(<Rows />, { at: "/list?search=red" });
  await unmount();
  const { address } = await render(<Page to="/x" />, { at: "/other" });
  await button("Back").click();
  await expect.poll(address).toBe("/list?search=red");
});
