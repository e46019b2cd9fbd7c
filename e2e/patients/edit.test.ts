import { signIn } from "@restride/dev-env/caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { editNoticeDuration } from "@restride/domain/patients/edit/edit-notice.ts";
import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect } from "vitest";
import { button, field, waitForText } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const lived = {
  addressline1: "1 Old Lane",
  addressline2: "",
  city: "Oak Park",
  state: "IL",
  zip: "60302",
  country: "US",
};
const formOf = (number: number): string => `/patient/edit/info?id=${small.patient(0, number)}`;
const pageOf = (number: number): string => `/patient/${small.patient(0, number)}`;
const storedColumns = async (journey: Journey, columns: string, number: number) =>
  (await journey.world.owner.query(`select ${columns} from patients where patient_id = $1`, [small.patient(0, number)]))
    .rows[0];

/** Sets a phone number of the first patient that cannot be called. */
const writeWrongPhone = async (journey: Journey): Promise<void> => {
  const { owner } = journey.world;
  await owner.query("update patients set phone = '+999123456789' where patient_id = $1", [small.patient(0, 1)]);
  await owner.query("insert into phones_to_check values ($1, 'patient', $2)", [
    small.customers[0],
    small.patient(0, 1),
  ]);
};

test("an admin mends a phone, edits a patient while a colleague does, deactivates one, and hears what a colleague changes", async ({
  journey,
}) => {
  const { world } = journey;
  await writeWrongPhone(journey);
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: null });
  await page.clock.install();
  await step(
    "A309: phones that cannot be called stand in a line over the patient list, each with the way to its edit",
    async () => {
      await page.goto("/patient");
      await page.locator("[data-row]").first().waitFor();
      await page.clock.fastForward(10_000);
      await button(page, "Phone numbers to check: 1").click();
      const dialog = page.getByRole("dialog", { name: "Phone numbers to check" });
      await dialog.getByText("•••• 6789").waitFor();
      await dialog.getByRole("link", { name: "Edit Pat1 Clinic1" }).click();
      await waitForAddress(page, formOf(1));
      await field(page, "Cell phone").focus();
      await field(page, "Cell phone").fill("312 555 0101");
      await button(page, "Save").click();
      await waitForAddress(page, pageOf(1));
      expect(await storedColumns(journey, "phone", 1)).toEqual({ phone: "+13125550101" });
    },
  );
  await step("B054: the pencil beside the name opens EDIT PATIENT with what is kept", async () => {
    await page.getByRole("link", { name: "Edit patient" }).click();
    await page.getByRole("heading", { name: "EDIT PATIENT", exact: true }).waitFor();
    await soon(() => field(page, "First name").inputValue()).toBe("Pat1");
  });
  await step("B307: what somebody else saved meanwhile stands beside what is typed, and is saved on top", async () => {
    await field(page, "First name").fill("Maria");
    await journey.world.owner.query(
      "update patients set last_name = 'Theirs', version = version + 1 where patient_id = $1",
      [small.patient(0, 1)],
    );
    await page.keyboard.press("Enter");
    await page.getByText("Somebody else changed this patient in the meantime.", { exact: false }).waitFor();
    await button(page, "Take this Last name").click();
    await button(page, "Save").click();
    await waitForAddress(page, pageOf(1));
    await waitForNotice(page, "Patient updated.");
    await page.getByRole("heading", { name: "Maria Theirs" }).waitFor();
    expect(await storedColumns(journey, "first_name, phone", 1)).toEqual({
      first_name: "Maria",
      phone: "+13125550101",
    });
  });
  await step("B157: a new surgery date asks whether exercises and measurements go along", async () => {
    const [before, after] = [addDays(journey.world.today(), -10), addDays(journey.world.today(), -3)];
    await page.goto(formOf(1));
    await field(page, "Surgery date").fill(formatUs(after));
    await button(page, "Save").click();
    await waitForText(page, "Reschedule exercises and measurements?");
    expect((await storedColumns(journey, "surgery_date::text as day", 1)).day).toBe(before);
    await page.getByText("Yes", { exact: true }).click();
    await button(page, `Move surgery to ${formatUs(after)}`).click();
    await waitForAddress(page, pageOf(1));
    expect((await storedColumns(journey, "surgery_date::text as day", 1)).day).toBe(after);
  });
  await world.owner.query("update patients set ship_address = $1 where patient_id = $2", [lived, small.patient(0, 1)]);
  const [going, staying] = [await orderDevices(world, 0, 1, 1), await orderDevices(world, 0, 1, 1)];
  await step("B058: leaving with something typed asks first", async () => {
    await page.goto(formOf(1));
    await field(page, "First name").fill("Typed");
    await page.getByRole("link", { name: "EDIT MEASUREMENT SCHEDULE" }).click();
    const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?" });
    await question.getByText("Your changes will be lost if you go back.", { exact: true }).waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await soon(() => field(page, "First name").inputValue()).toBe("Typed");
  });
  await step("an address that is saved beside the form leaves what is typed, and takes open orders along", async () => {
    const dialog = page.getByRole("dialog", { name: "Ship address" });
    await button(page, "Edit ship address").click();
    await dialog.getByRole("textbox", { name: "Address line 1" }).fill("9 Meadow Walk");
    await dialog.getByRole("textbox", { name: "City" }).fill("Madison");
    await dialog.getByRole("textbox", { name: "Zip" }).fill("53711");
    await dialog.getByRole("combobox", { name: "State" }).selectOption("WI");
    await dialog.getByRole("checkbox").nth(1).uncheck();
    await dialog.getByRole("button", { name: "Save" }).click();
    await waitForNotice(page, "Ship address saved.");
    await waitForText(page, "9 Meadow Walk");
    const { rows } = await journey.world.owner.query(
      "select order_id, ship_address is null as follows from device_orders where order_id = any($1) order by ordered_at, order_id",
      [[going, staying]],
    );
    expect(rows).toEqual([
      { order_id: going, follows: true },
      { order_id: staying, follows: false },
    ]);
    await soon(() => field(page, "First name").inputValue()).toBe("Typed");
    await button(page, "Save").click();
    await waitForNotice(page, "Patient updated.");
  });
  const active = page.getByRole("switch", { name: "Active" });
  const since = `since ${formatUs(world.today())}`;
  await step("deactivated after a question, the form shows the patient as they are now", async () => {
    await page.goto(formOf(3));
    await active.click();
    await button(page, "Deactivate").click();
    await waitForNotice(page, "The patient is inactive.");
    await waitForText(page, since);
    await soon(() => active.getAttribute("aria-checked")).toBe("false");
  });
  await step("the patient's page and the palette offer nothing that would be sent", async () => {
    await page.goto(pageOf(3));
    await waitForText(page, `Inactive ${since}`);
    for (const name of ["NOTIFY", "ADD REMINDER", "START CONVERSATION"])
      expect(await page.getByRole("button", { name }).isDisabled()).toBe(true);
    await page.keyboard.press("Control+K");
    const palette = page.getByRole("dialog", { name: "Jump to" });
    await palette.getByRole("combobox").fill("pat3");
    const actions = palette.getByRole("group", { name: "ACTIONS FOR Pat3 Clinic1" }).getByRole("option");
    await soon(async () => (await actions.allInnerTexts()).map((text) => text.split("\n")[0])).toEqual([
      "Edit exercise schedule",
      "Activity log",
      "Download report",
    ]);
  });
  await step("in the list they are inactive, until they are activated again", async () => {
    await page.goto("/patient?type=inactive");
    await button(page, "Start conversation: This patient is inactive").waitFor();
    await page.goto(formOf(3));
    await active.click();
    await waitForNotice(page, "The patient is active.");
    expect(await storedColumns(journey, "active", 3)).toEqual({ active: true });
  });
  await step(
    "what a colleague changes of a patient is said in the panel for 8 seconds, and moves nothing",
    async () => {
      const colleague = await signIn(world, smallEmail(0, Role.physio));
      await page.goto(pageOf(2));
      const panel = page.getByRole("complementary", { name: "Patient" });
      const height = () => panel.evaluate((one) => one.getBoundingClientRect().height);
      await panel.getByText("Ship address").waitFor();
      const { answer } = await colleague.call(
        `mutation ($id: ID!, $a: ShipAddressInput!) { addeditShipAddress(patientid: $id, shipaddress: $a) { status message } }`,
        {
          id: small.patient(0, 2),
          a: { addressline1: "1 Elm St", city: "Chicago", state: "IL", zip: "60601", country: "US" },
        },
      );
      expect(answer.status, answer.message).toBe("success");
      const notice = panel.getByText(`Sam Role${Role.physio} changed the ship address`);
      await notice.waitFor();
      await panel.getByText("1 Elm St").waitFor();
      const before = await height();
      await page.clock.runFor(editNoticeDuration / 4);
      expect(await notice.isVisible()).toBe(true);
      await page.clock.runFor(editNoticeDuration);
      await notice.waitFor({ state: "detached" });
      expect(await height()).toBe(before);
    },
  );
  expect(problems).toEqual([]);
  await leave();
  await step(
    "a phone shows who it is and one part of the page at a time; turning it takes nothing from who writes",
    () => readOnPhone(journey),
  );
});

/** Reads a patient's page on a phone, and writes a note while the phone is rotated. */
async function readOnPhone(journey: Journey): Promise<void> {
  const at = pageOf(1);
  const phone = { width: 390, isMobile: true, hasTouch: true };
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    at: `${at}?part=toString`, // no part has this name
    ...phone,
  });
  const panel = page.getByRole("complementary", { name: "Patient" });
  const calendar = page.getByRole("region", { name: "Activity Calendar" });
  const notes = page.getByRole("region", { name: "Patient Notes" });
  const tab = (name: string) => page.getByRole("navigation", { name: "Parts of the page" }).getByText(name);
  await panel.getByText("Surgery date").waitFor();
  await calendar.waitFor();
  await tab("Charts").tap();
  await page.getByRole("heading", { name: /^Charts/ }).waitFor();
  expect(await calendar.isVisible()).toBe(false);
  await tab("More").tap();
  await page.getByRole("link", { name: "EDIT EXERCISE SCHEDULE" }).waitFor();
  for (const way of ["View programme", "Changes"]) await page.getByText(way, { exact: true }).waitFor();
  await page.getByText("Assigned devices").waitFor();
  const low = await panel
    .locator("a, button")
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.ariaLabel ?? one.textContent),
    );
  expect(low).toEqual([]);
  await tab("Notes").tap();
  await waitForAddress(page, `${at}?part=notes`);
  await notes.getByText("No notes yet.").waitFor();
  await tab("Calendar").tap();
  await page.setViewportSize({ width: 844, height: 390 });
  await notes.getByRole("button", { name: "Add note" }).tap();
  const text = page.getByRole("dialog").getByLabel("Notes");
  await text.fill("Turned while I wrote.");
  await page.setViewportSize({ width: 390, height: 844 });
  await notes.waitFor({ state: "hidden" });
  expect(await text.inputValue()).toBe("Turned while I wrote.");
  expect(problems).toEqual([]);
  await leave();
}
