import { signIn } from "@restride/dev-env/caller.ts";
import { failForPatient, failToInvite } from "@restride/dev-env/outbox/undelivered-caller.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

test("an admin finds the messages that were not delivered, sends one again and dismisses the other", async () => {
  const { world } = journey;
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: "/users" });
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
    await isTold(page, "The message is on its way.");
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
  expect(problems).toEqual([]);
  await leave();
});
