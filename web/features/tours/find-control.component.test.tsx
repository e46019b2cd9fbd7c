import { expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { findControl, isPageBusy } from "./find-control.ts";

const open = (value = "", isLoading = false) =>
  render(
    <main id="content">
      <button type="button" hidden>
        Add
      </button>
      <button type="button">Add patient</button>
      <label>
        * Name
        <input defaultValue={value} />
      </label>
      <section aria-label="Filters" aria-busy={isLoading}>
        …
      </section>
    </main>,
  );

test("a control is found by its name or how that begins, and only while it is visible", async () => {
  await open();
  expect(findControl("Add")?.textContent).toBe("Add patient");
  expect(findControl("name")?.tagName).toBe("INPUT");
  expect(findControl("filters")?.tagName).toBe("SECTION");
  expect(findControl("Delete")).toBeNull();
});

test("a page with typed text, or one that loads, is not interrupted", async () => {
  const { unmount } = await open();
  expect(isPageBusy()).toBe(false);
  await unmount();
  const typed = await open("Ann");
  expect(isPageBusy()).toBe(true);
  await typed.unmount();
  await open("", true);
  expect(isPageBusy()).toBe(true);
});
