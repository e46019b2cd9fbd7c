import { Role } from "@restride/domain/access/roles.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { session } from "../../platform/session/session.ts";
import { button, field, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import { UpdateUserFilterDocument } from "./patients.graphql.ts";

const surgeons = [
  { _id: uuid(21), name: "Sam Surgeon" },
  { _id: uuid(22), name: "Lea Surgeon" },
];
const open = async (filter: PatientFilter = { type: "active" }, profile = signedIn()) => {
  const filters: PatientFilter[] = [];
  let closings = 0;
  await render(
    <FilterDialog
      filter={filter}
      surgeons={surgeons}
      onFilter={(next) => filters.push(next)}
      onClose={() => (closings += 1)}
    />,
    { profile },
  );
  return { filters, closings: () => closings };
};
const answerRemember = (status = "success", message = ""): void =>
  mockServer.answer(UpdateUserFilterDocument, { updateUserFilter: { status, message } });
const remembered = () => mockServer.sent(UpdateUserFilterDocument);
const box = () => page.getByRole("checkbox", { name: "Remember this filter" });
const withFilter = (filter: string) => signedIn(Role.physio, { filter });

test("a remembered filter is remembered in this session too, without a new sign-in", async () => {
  answerRemember();
  await open();
  await field("Last name").fill("Bell");
  await page.getByText("Remember this filter").click();
  await button("Show patients").click();
  await expect.poll(() => session.current()?.user.filter).toBe("lastname_plain=Bell");
});

test("the filter of active patients, which a list begins with, can be remembered as well", async () => {
  answerRemember();
  await open();
  await page.getByText("Remember this filter").click();
  await button("Show patients").click();
  await expect.poll(remembered).toEqual([{ filter: "type=active" }]);
});

test("a filter that is remembered already is not sent again; another one takes its place", async () => {
  answerRemember();
  const { filters } = await open({ type: "inactive" }, withFilter("type=inactive"));
  await expect.element(box()).toBeChecked();
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "inactive" }]);
  expect(remembered()).toEqual([]);
  await field("Last name").fill("Bell");
  await button("Show patients").click();
  await expect.poll(remembered).toHaveLength(1);
  expect(Object.fromEntries(new URLSearchParams(remembered()[0]!.filter))).toEqual({
    type: "inactive",
    lastname_plain: "Bell",
  });
});

test("a filter that cannot be remembered says why, narrows the list all the same, and is not in the session", async () => {
  answerRemember("fail", "Try again in a minute.");
  const { filters } = await open();
  await field("Last name").fill("Bell");
  await page.getByText("Remember this filter").click();
  await button("Show patients").click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  expect(filters).toEqual([{ type: "active", lastname_plain: "Bell" }]);
  expect(session.current()?.user.filter ?? null).toBeNull();
});

test("Clear forgets the remembered filter as well", async () => {
  answerRemember();
  await open({ type: "inactive" }, withFilter("type=inactive"));
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(box()).not.toBeChecked();
  await button("Show patients").click();
  await expect.poll(remembered).toEqual([{ filter: "" }]);
  await expect.poll(() => session.current()?.user.filter).toBeNull();
});

test("Cancel leaves the list as it was, and remembers nothing", async () => {
  const { filters, closings } = await open();
  await field("Last name").fill("Bell");
  await page.getByText("Remember this filter").click();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(closings()).toBe(1);
  expect([filters, remembered()]).toEqual([[], []]);
});

test("B017 B143: doctors and pain levels are chosen from their lists, several of each", async () => {
  const { filters } = await open();
  const choose = async (name: string, options: readonly string[]): Promise<void> => {
    await select(name).click();
    for (const option of options) await page.getByRole("option", { name: option, exact: true }).click();
    await userEvent.keyboard("{Escape}");
  };
  await choose("Doctor", ["Sam Surgeon", "Lea Surgeon"]);
  await choose("Pain Level", ["Moderate"]);
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active", surgeon: [uuid(21), uuid(22)], painlevel: [3] }]);
});

test("B017 B400 B404 B451: the weeks around a surgery and the levels of pain are offered in their order, 2 weeks at first", async () => {
  const { filters } = await open();
  const options = () => textsOf(page.getByRole("option"));
  await select("Pain Level").click();
  await expect.poll(options).toEqual(["None", "Very Mild", "Mild", "Moderate", "Severe"]);
  await userEvent.keyboard("{Escape}");
  await page.getByRole("radiogroup", { name: "Surgery time" }).getByText("Range").click();
  const weeks = page.getByRole("button", { name: /Surgery range/ });
  await expect.element(weeks).toMatchTextContent(/2 weeks/);
  await weeks.click();
  await expect
    .poll(options)
    .toEqual(["1 week", "2 weeks", "3 weeks", "4 weeks", "5 weeks", "6 weeks", "More than 6", "All time"]);
  await page.getByRole("option", { name: "More than 6" }).click();
  await page.getByRole("button", { name: /Pre or Post/ }).click();
  await expect.poll(options).toEqual(["Pre", "Post"]);
  await page.getByRole("option", { name: "Post" }).click();
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active", surgeryrangetype: "range", optype: "Post", surgeryrange: 52 }]);
});

test("A303 B017: each slider narrows its own number, from 0 to 100", async () => {
  const { filters } = await open();
  const press = async (name: string, key: string): Promise<void> => {
    page
      .getByRole("slider", { name: new RegExp(`^${name}`) })
      .element()
      .focus();
    await userEvent.keyboard(key);
  };
  await press("Measurement Progress from", "{ArrowRight}");
  await press("Exercise Progress to", "{ArrowLeft}");
  await press("Knee Score from", "{ArrowRight}{ArrowRight}");
  await press("Hip Score to", "{ArrowLeft}{ArrowLeft}");
  await button("Show patients").click();
  expect(filters).toEqual([
    {
      type: "active",
      deviceprogress: { min: 1, max: 100 },
      progress: { min: 0, max: 99 },
      kneescore: { min: 2, max: 100 },
      hipscore: { min: 0, max: 98 },
    },
  ]);
});

test("a filter of weeks around today is shown as it stands in the address, and goes on so", async () => {
  const { filters } = await open({ type: "active", surgeryrangetype: "range", optype: "Post", surgeryrange: 6 });
  await expect.element(page.getByRole("radio", { name: "Range" })).toBeChecked();
  await expect.element(page.getByText("6 weeks").first()).toBeVisible();
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active", surgeryrangetype: "range", optype: "Post", surgeryrange: 6 }]);
});

test("what a count asked for stays part of a filter that is changed", async () => {
  const { filters } = await open({ type: "active", engagement: "measurement.untouched", days: 3 });
  await field("Last name").fill("Bell");
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active", lastname_plain: "Bell", engagement: "measurement.untouched", days: 3 }]);
});

test("B017: status and surgery type have their three choices each", async () => {
  await open();
  const names = (group: string) =>
    textsOf(page.getByRole("radiogroup", { name: group })).map((text) => text.replace(/\s+/g, " "));
  await expect.element(button("Show patients")).toBeVisible();
  expect(names("Surgery type")).toEqual(["AllKneeHip"]);
  expect(names("Status")).toEqual(["ActiveInactiveAll"]);
});
