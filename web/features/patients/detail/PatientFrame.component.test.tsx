import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { session } from "../../../platform/session/session.ts";
import { button } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ann } from "./patient-facts.fixture.ts";
import { PatientFrame } from "./PatientFrame.tsx";

const nothing = () => undefined;

/** Panel with a link to another page, which names the part that it shows. */
const Panel = ({ leave, only = "whole" }: { leave: () => void; only?: string | undefined }) => (
  <button type="button" onClick={leave}>{`Panel: ${only}`}</button>
);

const Notes = () => {
  const [text, setText] = useState("");
  return <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />;
};

const open = async ({ width = 1440, at = `/patient/${uuid(1)}`, wide = false, name = ["Ann", "Bell"] } = {}) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(width, 900);
  const [firstname = "", lastname = ""] = name;
  return render(
    <PatientFrame
      patient={{ ...ann, firstname, lastname }}
      schedules={<p>Ways to the schedules</p>}
      panel={(leave, only) => <Panel leave={leave} only={only} />}
      neighbours={null}
      wide={wide}
      notes={<Notes />}
      recovery={<p>Recovery</p>}
      calendar={<p>Calendar of days</p>}
      charts={<p>Score charts</p>}
      mayRemind
      onConversation={nothing}
      onNotify={nothing}
      onReminder={nothing}
      onMailReport={nothing}
      onLog={nothing}
    />,
    { at },
  );
};
const crumbs = () => page.getByRole("navigation", { name: "Breadcrumb" });
const tab = (name: string) => page.getByRole("navigation", { name: "Parts of the page" }).getByRole("link", { name });
const cutOff = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

test("B031 B032: breadcrumb and BACK lead to the list as it was left, with its filters and page", async () => {
  session.save(signedIn());
  listPlaces.save("/patient", { search: "?type=inactive&page=2" });
  await open();
  for (const link of [crumbs().getByRole("link", { name: "Patients" }), page.getByRole("link", { name: "BACK" })])
    await expect.element(link).toHaveAttribute("href", "/patient?type=inactive&page=2");
});

test("without a list that was left they lead to its beginning", async () => {
  const { address } = await open();
  await expect.element(page.getByRole("link", { name: "BACK" })).toHaveAttribute("href", "/patient");
  await crumbs().getByRole("link", { name: "Patients" }).click();
  expect(address()).toBe("/patient");
});

test.each([1440, 390])(
  "a long name stays on one line in title and breadcrumb, cut off, and whole as the title's hint: %i px",
  async (width) => {
    const name = ["Bartholomea-Wilhelmina ".repeat(14).trim(), "Featherstonehaughmontgomeryvillanueva"];
    await open({ width, name });
    const title = page.getByRole("heading", { level: 1 });
    await expect.element(title).toHaveAttribute("title", name.join(" "));
    const crumb = crumbs().element().querySelector<HTMLElement>("[aria-current]")!;
    expect(crumb.textContent).toBe(name.join(" "));
    expect(title.element().clientHeight).toBe(28);
    expect(crumb.clientHeight).toBe(16);
    for (const one of [title.element() as HTMLElement, crumb]) {
      expect(cutOff(one)).toBe(true);
      expect(getComputedStyle(one).textOverflow).toBe("ellipsis");
      expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    }
  },
);

test("in a wide window the panel stands beside the work, unless the calendar takes its room", async () => {
  await open();
  await expect.element(button("Panel: whole")).toBeVisible();
  expect(button("Details").elements()).toEqual([]);
});

test.each([
  { width: 1440, wide: true },
  { width: 1000, wide: false },
])("else it opens as a drawer, which what it leads to closes: $width px", async (window) => {
  await open(window);
  await expect.element(button("Details")).toBeVisible();
  expect(button("Panel: whole").elements()).toEqual([]);
  await button("Details").click();
  await expect.element(page.getByRole("dialog", { name: "Patient" })).toBeVisible();
  await button("Panel: whole").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a phone shows one part at a time, the calendar first, and keeps what is written in another", async () => {
  const { address } = await open({ width: 390, at: `/patient/${uuid(1)}?month=2026-02&part=unknown` });
  await expect.element(button("Panel: facts")).toBeVisible();
  await expect.element(page.getByText("Calendar of days")).toBeVisible();
  await expect.element(tab("Calendar")).toHaveAttribute("aria-current", "page");
  expect(textsOf(page.getByRole("navigation", { name: "Parts of the page" }).getByRole("link"))).toEqual([
    "Calendar",
    "Notes",
    "Charts",
    "More",
  ]);
  await tab("Notes").click();
  expect(address()).toBe(`/patient/${uuid(1)}?month=2026-02&part=notes`);
  await expect.element(page.getByText("Calendar of days")).not.toBeVisible();
  await expect.element(tab("Calendar")).not.toHaveAttribute("aria-current");
  await page.getByRole("textbox", { name: "Note" }).fill("Pain at night");
  await tab("Charts").click();
  await expect.element(page.getByText("Recovery")).toBeVisible();
  await expect.element(page.getByText("Score charts")).toBeVisible();
  expect(button("Panel: parts").elements()).toEqual([]);
  await tab("More").click();
  await expect.element(button("Panel: parts")).toBeVisible();
  await expect.element(page.getByText("Ways to the schedules")).toBeVisible();
  await tab("Notes").click();
  await expect.element(page.getByRole("textbox", { name: "Note" })).toHaveValue("Pain at night");
});

test("in a wide window all parts stand there, whatever the address names", async () => {
  await open({ at: `/patient/${uuid(1)}?part=notes` });
  for (const text of ["Calendar of days", "Recovery", "Score charts"])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Note" })).toBeVisible();
});
