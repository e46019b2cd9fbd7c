import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { failForPatient, failToInvite } from "@restride/dev-env/outbox/undelivered-caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { expect } from "vitest";
import { button, row, waitForText } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, pressAfterSession } from "../journey.ts";
import { expectNothingCovered } from "../notices.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { userNames } from "./screen.ts";

test("an admin keeps the clinic's users, and sends again or dismisses what was not delivered to them", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
  const firstname = page.getByLabel("Firstname");
  const { world } = journey;
  await step("A071: USERS has a search, Active and Inactive, and ADD", async () => {
    await page.getByRole("heading", { name: "USERS", exact: true }).waitFor();
    await row(page, "Role2").waitFor();
    expect((await userNames(page)).map((text) => text.slice(-9))).toEqual(["Sam Role1", "Sam Role2", "Sam Role4"]);
    await soon(() => page.getByRole("radio", { name: "Active", exact: true }).isChecked()).toBe(true);
  });
  await step("A071: ADD opens the form", async () => {
    await page.getByRole("link", { name: "ADD", exact: true }).click();
    await waitForAddress(page, "/users/add");
  });
  await step("A169: an email that somebody has is refused without a word about where", async () => {
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Medical Associate");
    await page.getByLabel("Dr. Anna Surgeon2").check();
    await firstname.fill("Nora");
    await page.getByLabel("Lastname").fill("Castell");
    await page.getByLabel("Email").fill(smallEmail(2, Role.physio));
    await button(page, "Add").click();
    await waitForText(page, "This email cannot be used. Please enter another one.");
    await soon(() => page.getByLabel("Email").evaluate((input) => input === document.activeElement)).toBe(true);
  });
  await step("A071: Enter adds the filled form, and the list shows it", async () => {
    await page.getByLabel("Email").fill("nora@clinic1.example");
    await page.keyboard.press("Enter");
    await waitForNotice(page, "User added. A link to set a password is on its way.");
    await waitForAddress(page, "/users");
    await soon(() => row(page, "Nora Castell").getByRole("cell").nth(2).innerText()).toBe("Medical Associate");
  });
  await step("A057 A075: a row opens its form and carries the row, and its address works after a reload", async () => {
    await row(page, "Nora Castell").click();
    await page.waitForURL("**/users/edit?id=*");
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain("Castell");
    await page.reload();
    await page.getByRole("heading", { name: "Nora Castell" }).waitFor();
    await expect.poll(() => page.getByLabel("Dr. Anna Surgeon2").isChecked()).toBe(true);
    await page.getByRole("textbox", { name: "Cell phone", exact: true }).fill("312 555 0188");
    await button(page, "Update").click();
    await waitForNotice(page, "User updated.");
    await waitForAddress(page, "/users");
  });
  await step(
    "A073, screens M4: the switch deactivates at once, Undo gives back, and Inactive shows who is out",
    async () => {
      await page.getByRole("switch", { name: "Nora Castell is active" }).click();
      await waitForNotice(page, "Nora Castell is inactive.");
      await row(page, "Nora Castell").waitFor({ state: "detached" });
      await expectNothingCovered(page);
      await button(page, "Undo").click();
      await waitForNotice(page, "Nora Castell is active.");
      await row(page, "Nora Castell").waitFor();
      await page.getByRole("switch", { name: "Nora Castell is active" }).press("Space");
      await row(page, "Nora Castell").waitFor({ state: "detached" });
      await page.getByText("Inactive", { exact: true }).click();
      await waitForAddress(page, "/users?status=inactive");
      await row(page, "Nora Castell").getByText("INACTIVE").waitFor();
      await page.getByText("Active", { exact: true }).click();
      await waitForAddress(page, "/users");
    },
  );
  await step("A074: Reset Password sends a link", async () => {
    await button(page, "Reset Password of Sam Role2").click();
    await waitForNotice(page, "A link to set a new password is on its way.");
    await journey.world.settle();
    expect(journey.world.mailbox.read(smallEmail(0, Role.physio))[0]?.text).toContain("/reset-password/");
  });
  await page.goto("/users");
  const line = page.getByRole("button", { name: /not delivered$/ });
  const dialog = page.getByRole("dialog", { name: "Messages not delivered" });
  await step("without any there is no line", async () => {
    await page.getByRole("cell", { name: smallEmail(0, Role.physio) }).waitFor();
    expect(await line.count()).toBe(0);
  });
  await step("the line counts them, and the list says to whom, what, why and how often", async () => {
    const admin = await signIn(world, smallEmail(0, Role.admin));
    await failForPatient(world, admin);
    await failToInvite(world, admin, `customer: "${small.customers[0]}"`, Role.physio);
    await page.reload();
    await page.getByRole("button", { name: "2 messages not delivered" }).click();
    const rows = dialog.locator("tbody tr");
    await rows.nth(1).waitFor();
    const texts = await rows.allInnerTexts();
    expect(texts[0]).toMatch(
      /New User\s+new@home\.example\s+Invitation\s.*The mail server does not know this address\. Check it\.\s+1\s/s,
    );
    expect(texts[1]).toMatch(/Pat1 Clinic1\s+•••• 0101\s+Password link\s.*The SMS gateway refused it\.\s+1\s/s);
  });
  await step("a message that is sent again is on its way and leaves the list", async () => {
    await dialog.getByRole("button", { name: "Send again: Password link to Pat1 Clinic1" }).click();
    await waitForNotice(page, "The message is on its way.");
    await expect.poll(() => dialog.locator("tbody tr").count()).toBe(1);
    await world.settle();
    expect(world.mailbox.read().filter(({ kind }) => kind === "sms")).toHaveLength(1);
  });
  await step("a dismissed one comes back by Undo; with the last one the line goes", async () => {
    const dismiss = dialog.getByRole("button", { name: "Dismiss: Invitation to New User" });
    await dismiss.click();
    await dialog.getByText("No undelivered messages").waitFor();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await page.keyboard.press("F6");
    await page.keyboard.press("Enter");
    await dismiss.click();
    await dialog.getByText("No undelivered messages").waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => line.count()).toBe(0);
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
      await waitForAddress(page, "/users/add");
      await waitForNotice(page, "Draft restored");
      await soon(() => firstname.inputValue()).toBe("Half");
      await firstname.press("Enter");
      await row(page, "Half Typed").getByText("Admin").waitFor();
    },
  );
  expect(problems).toEqual([]);
});
