import { afterEach, expect, test } from "vitest";
import { render } from "../../testing/render.tsx";
import { usePersonOnPaper } from "./person-on-paper.ts";
import { useSheetHeads } from "./sheet-heads.ts";

const property = (name: string): string => document.documentElement.style.getPropertyValue(name);

const Sheets = ({ name }: { name: string }) => {
  useSheetHeads(name, "03/02/2026");
  return null;
};
const Person = () => {
  usePersonOnPaper("born 04/01/1961");
  return null;
};
const { title } = document;
afterEach(() => {
  window.dispatchEvent(new Event("afterprint")); // Ends the printing state for other tests.
  document.title = title;
});

test("each printed sheet is headed by whose it is, the page's title as it is then, and the day", async () => {
  const { unmount } = await render(<Sheets name="Harbor Clinic" />);
  expect(property("--sheet")).toBe("");
  document.title = "Ann Bell";
  window.dispatchEvent(new Event("beforeprint"));
  expect(property("--sheet")).toBe('"Harbor Clinic · Ann Bell · 03/02/2026"');
  await unmount();
  expect(property("--sheet")).toBe("");
  window.dispatchEvent(new Event("beforeprint"));
  expect(property("--sheet")).toBe("");
});

test("what tells a person from others of the name is on paper while the page is open", async () => {
  const { unmount } = await render(<Person />);
  expect(property("--person")).toBe('" · born 04/01/1961"');
  await unmount();
  expect(property("--person")).toBe("");
});
