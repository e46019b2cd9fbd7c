import { Role } from "@restride/domain/access/roles.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, pressAfterSession, smallClinics, startJourney } from "../journey.ts";
import { expectNothingCovered } from "../notices.ts";
import { rowsAsked } from "../page-size.ts";
import { takeScreens } from "../screens.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { button, names, options, row, says } from "./screen.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const heads = (page: Page): Promise<string[]> => page.locator("thead th").allInnerTexts();

test("an admin keeps the clinic's users", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
  const firstname = page.getByLabel("Firstname");
  await step("A071 A072 A077: USERS with its columns, a search, Active and Inactive, and ADD; 20 a page", async () => {
    await page.getByRole("heading", { name: "USERS", exact: true }).waitFor();
    await row(page, "Role2").waitFor();
    expect(await heads(page)).toEqual(["NAME", "EMAIL", "ROLE", "STATUS", "ACTION"]);
    expect((await names(page)).map((text) => text.slice(-9))).toEqual(["Sam Role1", "Sam Role2", "Sam Role4"]);
    await soon(() => row(page, "Role2").getByRole("cell").nth(2).innerText()).toBe("Therapist");
    expect(await rowsAsked(page, "Users", () => page.reload())).toBe(20);
    await soon(() => page.getByRole("radio", { name: "Active", exact: true }).isChecked()).toBe(true);
  });
  await step("screens M13: three users have neither pages nor sizes under them", async () => {
    await page.getByText("1–3 of 3", { exact: true }).waitFor();
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
    expect(await page.getByLabel("Rows a page").count()).toBe(0);
  });
  await step("A076 A079 A177: ADD opens the form below its list, with the roles of a clinic", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await arrivesAt(page, "/users/add");
    await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Users\s*›\s*Add/);
    expect(await options(page, "Role")).toEqual(["Select a role", "Admin", "Therapist", "Medical Associate"]);
  });
  await step("A169 A170 A171 A172: each field says what is wrong, and the first gets the focus", async () => {
    await button(page, "Add").click();
    const problemTexts = [
      "Please enter firstname.",
      "Please enter lastname.",
      "Please valid enter email",
      "Please select a role.",
    ];
    for (const text of problemTexts) await says(page, text);
    await soon(() => firstname.evaluate((input) => input === document.activeElement)).toBe(true);
  });
  await step("A174 A176: a medical associate needs a surgeon; all are selected and deselected at once", async () => {
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Medical Associate");
    await button(page, "Add").click();
    await says(page, "Please select a surgeon");
    await button(page, "Select all").click();
    await says(page, "2 of 2 selected");
    await button(page, "Deselect all").click();
    await says(page, "0 of 2 selected");
    await page.getByLabel("Dr. Anna Surgeon2").check();
  });
  await step("A169: an email that somebody has is refused without a word about where", async () => {
    await firstname.fill("Nora");
    await page.getByLabel("Lastname").fill("Castell");
    await page.getByLabel("Email").fill(smallEmail(2, Role.physio));
    await button(page, "Add").click();
    await says(page, "This email cannot be used. Please enter another one.");
    await soon(() => page.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
  });
  await step("A071: Enter adds the filled form, and the list shows it", async () => {
    await page.getByLabel("Email").fill("nora@clinic1.example");
    await page.keyboard.press("Enter");
    await isTold(page, "User added. A link to set a password is on its way.");
    await arrivesAt(page, "/users");
    await soon(() => row(page, "Nora Castell").getByRole("cell").nth(2).innerText()).toBe("Medical Associate");
  });
  await step(
    "A075 A079 A057: a row opens its form and carries the row, and its address works after a reload",
    async () => {
      await row(page, "Nora Castell").click();
      await page.waitForURL("**/users/edit?id=*");
      expect(await page.evaluate(() => JSON.stringify(history.state))).toContain("Castell");
      await page.reload();
      await page.getByRole("heading", { name: "Nora Castell" }).waitFor();
      await soon(() => page.getByRole("navigation", { name: "Breadcrumb" }).innerText()).toMatch(/Users\s*›\s*Edit/);
      await expect.poll(() => page.getByLabel("Dr. Anna Surgeon2").isChecked()).toBe(true);
      await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("12");
      await button(page, "Update").click();
      await says(page, "Please enter valid number!");
      await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0188");
      await button(page, "Update").click();
      await isTold(page, "User updated.");
      await arrivesAt(page, "/users");
    },
  );
  await step(
    "A073, screens M4: the switch deactivates at once, Undo gives back, and Inactive shows who is out",
    async () => {
      await page.getByRole("switch", { name: "Nora Castell is active" }).click();
      await isTold(page, "Nora Castell is inactive.");
      await row(page, "Nora Castell").waitFor({ state: "detached" });
      await expectNothingCovered(page);
      await button(page, "Undo").click();
      await isTold(page, "Nora Castell is active.");
      await row(page, "Nora Castell").waitFor();
      await page.getByRole("switch", { name: "Nora Castell is active" }).press("Space");
      await row(page, "Nora Castell").waitFor({ state: "detached" });
      await page.getByText("Inactive", { exact: true }).click();
      await arrivesAt(page, "/users?status=inactive");
      await row(page, "Nora Castell").getByText("INACTIVE").waitFor();
      await page.getByText("Active", { exact: true }).click();
      await arrivesAt(page, "/users");
    },
  );
  await step("A073: nobody deactivates themselves", async () => {
    const own = page.getByRole("switch", { name: "Sam Role1 is active: You cannot deactivate yourself." });
    await soon(() => own.getAttribute("aria-disabled")).toBe("true");
    await own.click({ force: true });
    await soon(() => own.getAttribute("aria-checked")).toBe("true");
  });
  await step("A074: Reset Password sends a link", async () => {
    await button(page, "Reset Password of Sam Role2").click();
    await isTold(page, "A link to set a new password is on its way.");
    await journey.world.settle();
    expect(journey.world.mailbox.read(smallEmail(0, Role.physio))[0]?.text).toContain("/reset-password/");
  });
  await step("A071: a search finds by email and starts at page 1", async () => {
    await page.goto("/users?page=2&size=20");
    await page.getByLabel("Search users").fill("physio@");
    await arrivesAt(page, "/users?search=physio%40");
    await expect.poll(() => names(page)).toHaveLength(1);
    await page.getByLabel("Search users").fill("nobody at all");
    await says(page, "No users match");
  });
  await step("the second of two editors is told, and sees what differs", async () => {
    await page.goto("/users");
    await row(page, "Role2").waitFor();
    await page.goto(`/users/edit?id=${small.user(0, Role.physio)}`);
    await firstname.fill("Mine");
    await journey.world.owner.query("update users set version = version + 1, last_name = 'Theirs' where user_id = $1", [
      small.user(0, Role.physio),
    ]);
    await button(page, "Update").click();
    await page.getByRole("alert").filter({ hasText: "Somebody else changed this user" }).getByText("Theirs").waitFor();
    await takeScreens(page, "user-form-second-editor");
    await button(page, "Take this Lastname").click();
    await button(page, "Update").click();
    await isTold(page, "User updated.");
    await row(page, "Mine Theirs").waitFor();
  });
  await step(
    "the form is filled with the keyboard alone, and what is typed survives the end of the session",
    async () => {
      await page.goto("/users/add");
      await firstname.focus();
      for (const text of ["Half", "Typed", "half@clinic1.example", "", "3125550166", "Admin"]) {
        await page.keyboard.type(text);
        await page.keyboard.press("Tab");
      }
      await firstname.focus();
      await pressAfterSession(journey, page);
      await journey.signIn(page, smallEmail(0, Role.admin));
      await arrivesAt(page, "/users/add");
      await isTold(page, "Draft restored");
      await soon(() => firstname.inputValue()).toBe("Half");
      await firstname.press("Enter");
      await row(page, "Half Typed").getByText("Admin").waitFor();
    },
  );
  expect(problems).toEqual([]);
  await leave();
});
