import { Role } from "@restride/domain/access/roles.ts";
import type { PatientFilter } from "@restride/domain/patients/list/patient-filter.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { FilterDialog } from "./FilterDialog.tsx";
import { UpdateUserFilterDocument } from "./patients.graphql.ts";

const surgeons = [{ _id: uuid(21), name: "Sam Surgeon" }];

const open = async (filter: PatientFilter, profile = signedIn()) => {
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

test("B017 B143: each field that was filled in becomes a part of the filter", async () => {
  const { filters, closings } = await open({ type: "active" });
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  await page.getByRole("textbox", { name: "Last four digits of phone" }).fill("0177");
  await page.getByRole("radiogroup", { name: "Surgery type" }).getByText("Hip").click();
  await page.getByRole("radiogroup", { name: "Status" }).getByText("Inactive").click();
  await button("Show patients").click();
  expect(filters).toEqual([
    { type: "inactive", lastname_plain: "Bell", lastdigitsofphone: "0177", surgerytype: "hip" },
  ]);
  expect(closings()).toBe(1);
  expect(mockServer.sent(UpdateUserFilterDocument)).toEqual([]);
});

test("A303: a filter opens with its fields, and Clear leaves active patients", async () => {
  const { filters } = await open({ type: "all", lastname_plain: "Bell", surgerytype: "knee" });
  await expect.element(page.getByRole("textbox", { name: "Last name" })).toHaveValue("Bell");
  for (const name of ["Measurement Progress", "Exercise Progress", "Knee Score", "Hip Score"])
    await expect.element(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect.element(page.getByRole("textbox", { name: "Last name" })).toHaveValue("");
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active" }]);
});

test("B143 B244 B245 B401 B406: sliders run from 0 to 100, and a range that is all zero and the type All filter nothing", async () => {
  const { filters } = await open({ type: "active", surgerytype: "hip", kneescore: { min: 0, max: 1 } });
  const slidersOf = (name: string) => page.getByRole("group", { name }).getByRole("slider");
  for (const name of ["Measurement Progress", "Exercise Progress", "Knee Score", "Hip Score"]) {
    await expect.element(slidersOf(name).first()).toHaveAttribute("min", "0");
    await expect.element(slidersOf(name).last()).toHaveAttribute("max", "100");
  }
  slidersOf("Exercise Progress").first().element().focus();
  await userEvent.keyboard("{ArrowRight}");
  slidersOf("Measurement Progress").first().element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  slidersOf("Hip Score").last().element().focus();
  await userEvent.keyboard("{ArrowLeft}");
  slidersOf("Knee Score").last().element().focus();
  await userEvent.keyboard("{Home}");
  await page.getByRole("radiogroup", { name: "Surgery type" }).getByText("All").click();
  await button("Show patients").click();
  expect(filters).toEqual([
    {
      type: "active",
      progress: { min: 1, max: 100 },
      deviceprogress: { min: 2, max: 100 },
      hipscore: { min: 0, max: 99 },
    },
  ]);
});

test("B143: a filter is remembered on the server when the box is ticked", async () => {
  mockServer.answer(UpdateUserFilterDocument, { updateUserFilter: { status: "success", message: "" } });
  const { filters } = await open({ type: "active" });
  await page.getByRole("textbox", { name: "Last name" }).fill("Bell");
  await page.getByText("Remember this filter").click();
  await button("Show patients").click();
  await expect.poll(() => mockServer.sent(UpdateUserFilterDocument)).toEqual([{ filter: "lastname_plain=Bell" }]);
  expect(filters).toEqual([{ type: "active", lastname_plain: "Bell" }]);
});

test("a filter that is remembered no more is emptied on the server", async () => {
  mockServer.answer(UpdateUserFilterDocument, { updateUserFilter: { status: "success", message: "" } });
  await open({ type: "inactive" }, signedIn(Role.physio, { filter: "type=inactive" }));
  await page.getByText("Remember this filter").click();
  await button("Show patients").click();
  await expect.poll(() => mockServer.sent(UpdateUserFilterDocument)).toEqual([{ filter: "" }]);
});

test("B241 C176: three digits of a phone are refused and filter nothing", async () => {
  const { filters, closings } = await open({ type: "active" });
  await page.getByRole("textbox", { name: "Last four digits of phone" }).fill("017");
  await button("Show patients").click();
  await expect.element(page.getByText("Please enter 4 digits")).toBeVisible();
  expect(filters).toEqual([]);
  expect(closings()).toBe(0);
});

test("B030: a surgeon sees no Doctor filter, a therapist does", async () => {
  await open({ type: "active" }, signedIn(Role.surgeon));
  await expect.element(button("Show patients")).toBeVisible();
  expect(page.getByText("Doctor").elements()).toEqual([]);
  await open({ type: "active" }, signedIn(Role.physio));
  await expect.element(page.getByText("Doctor").first()).toBeVisible();
});

test("B155 B242 B243: a surgery range needs Pre or Post, and starts with two weeks; dates clear it, and both are needed", async () => {
  const { filters } = await open({ type: "active" });
  const time = page.getByRole("radiogroup", { name: "Surgery time" });
  await time.getByText("Range").click();
  await expect.element(page.getByText("2 weeks").first()).toBeVisible();
  await button("Show patients").click();
  await expect.element(page.getByText("Please select surgery time!")).toBeVisible();
  await time.getByText("Date").click();
  expect(page.getByText("2 weeks").elements()).toEqual([]);
  await button("Show patients").click();
  await expect.element(page.getByText("Please select date range")).toBeVisible();
  await time.getByText("None").click();
  await button("Show patients").click();
  expect(filters).toEqual([{ type: "active" }]);
});
