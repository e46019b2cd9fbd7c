import { readFileSync } from "node:fs";
import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { expect } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { test } from "../journey-test.ts";
import { waitForNotice, type Journey } from "../journey.ts";
import { failOperation } from "../hold-back.ts";
import { step } from "../step.ts";
import { rowOf } from "./rows.ts";

const to = "d.okoye@lakeview.example";
const signatureOf = async (journey: Journey, email: string): Promise<string> =>
  (await journey.world.owner.query("select signature from users where email = $1", [email])).rows[0]!.signature;

test("a surgeon writes about a patient, and prints and mails a report, which whoever gets the mail opens", async ({
  journey,
}) => {
  const email = smallEmail(0, Role.surgeon);
  const { page, problems } = await journey.visitAs(email, { at: "/patient" });
  const dialog = page.getByRole("dialog", { name: /^Mail report/ });
  const send = dialog.getByRole("button", { name: "Send report" });
  const action = (name: string) => rowOf(page, "Pat1 Clinic1").getByRole("button", { name });
  await step(
    "B010: Download report is a PDF; one that takes long is made once however often it is asked for",
    async () => {
      const { promise: free, resolve: goOn } = Promise.withResolvers<void>();
      let requests = 0;
      await page.route("**/downloadreport", async (route) => {
        requests += 1;
        await free;
        await route.continue();
      });
      const waiting = page.waitForEvent("download");
      await action("Download report").click();
      await waitForNotice(page, "The file is being made.");
      await action("Download report").click();
      goOn();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe(`${small.patient(0, 1)}.pdf`);
      expect(
        readFileSync(await download.path())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
      expect(requests).toBe(1);
    },
  );
  await step("a conversation that is started by a double click is one case, which the surgeon reads next", async () => {
    await action("Start conversation").click();
    const dialog = page.getByRole("dialog", { name: "Start conversation about Pat1 Clinic1" });
    await dialog.getByLabel("Subject").fill("Wound");
    await dialog.getByLabel("Message").fill("Please call the clinic.");
    await dialog.getByRole("button", { name: "Send" }).dblclick();
    await waitForNotice(page, "Message Sent!");
    await page.waitForURL("**/cases/*");
    await page.getByRole("heading", { name: "Wound" }).waitFor();
    await page.getByText("Please call the clinic.").waitFor();
    const { rows } = await journey.world.owner.query("select summary, type from cases");
    expect(rows).toEqual([{ summary: "Wound", type: "Surgeon Message" }]);
  });
  await step("B371: PRINT REPORT saves the report as {id}.pdf, with notes when they are asked for", async () => {
    await page.goto(pathOfPatient(1));
    await page.getByRole("button", { name: "PRINT REPORT" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Download PDF with notes", exact: true }).click();
    expect((await saving).suggestedFilename()).toBe(`${small.patient(0, 1)}.pdf`);
  });
  await step("a mail is written; what was typed stays where it is not taken", async () => {
    await page.getByRole("button", { name: "PRINT REPORT" }).click();
    await page.getByRole("menuitem", { name: "Mail report" }).click();
    await dialog.getByLabel("To").fill(to);
    await dialog.getByLabel("Message").fill("Please have a look.");
    await dialog.getByLabel("Complimentary close").fill("Best");
    await dialog.getByLabel("Signature").fill("Sam of Clinic 1");
    const mend = await failOperation(page, "mutation SendReportMail");
    await send.click();
    await dialog.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
    await mend();
    expect(await dialog.getByLabel("Message").inputValue()).toBe("Please have a look.");
  });
  await step("a mail is taken back while it waits", async () => {
    await send.click();
    await waitForNotice(page, "Message Sent!");
    await page.getByRole("button", { name: "Take back" }).click();
    await waitForNotice(page, "Message taken back");
    await page.getByRole("button", { name: "PRINT REPORT" }).click();
    await page.getByRole("menuitem", { name: "Mail report" }).click();
    await dialog.getByLabel("To").fill(to);
    await dialog.getByLabel("Message").fill("Please have a look.");
    await dialog.getByLabel("Complimentary close").fill("Best");
  });
  await step("B268: sent, the signature is saved and the mail leads to the report", async () => {
    await send.click();
    await waitForNotice(page, "Message Sent!");
    expect(await signatureOf(journey, email)).toBe("Sam of Clinic 1");
    const queued = "update graphile_worker._private_jobs set run_at = now() where payload ->> 'key' like 'report %'";
    await journey.world.owner.query(queued); // as if the 8 seconds were over
    await journey.world.settle();
    const [mail] = journey.world.mailbox.read(to);
    expect(mail!.text).toContain("Please have a look.\n\nBest\n\nSam of Clinic 1\n\n");
    const outside = await journey.visit();
    await outside.page.goto(/http:\/\/localhost(\/report\/\S+)/.exec(mail!.text)![1]!);
    const saving = outside.page.waitForEvent("download");
    await outside.page.getByRole("button", { name: "Open the report" }).click();
    expect((await saving).suggestedFilename()).toBe("report.pdf");
    journey.world.clock.advance(7 * 86_400_000);
    await outside.page.getByRole("button", { name: "Open the report" }).click();
    await outside.page
      .getByRole("alert")
      .getByText("This link has ended. Ask whoever sent it for a new one.")
      .waitFor();
    await outside.leave();
  });
  expect(problems.filter((problem) => !/401/.test(problem))).toEqual([]);
});
