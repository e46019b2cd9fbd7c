import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOfPatient } from "../calendar/patient.ts";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { breakDown } from "../hold-back.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const to = "d.okoye@lakeview.example";
const signatureOf = async (email: string): Promise<string> =>
  (await journey.world.owner.query("select signature from users where email = $1", [email])).rows[0]!.signature;

test("what cannot be sent to an inactive patient says why in its menu", async () => {
  await journey.world.owner.query("update patients set active = false where patient_id = $1", [small.patient(0, 2)]);
  for (const [width, menu] of [
    [1440, "PRINT REPORT"],
    [390, "More actions"],
  ] as const) {
    const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), { at: pathOfPatient(2), width });
    await page.getByRole("button", { name: menu }).click();
    const mail = page.getByRole("menuitem", { name: "Mail report" });
    await mail.getByText("This patient is inactive").waitFor();
    expect(await mail.getAttribute("aria-disabled")).toBe("true");
    await leave();
  }
});

test("a therapist prints and mails a report, and whoever gets the mail opens it", async () => {
  const email = smallEmail(0, Role.physio);
  const { page, problems, leave } = await journey.visitAs(email, { at: pathOfPatient(1) });
  const dialog = page.getByRole("dialog", { name: /^Mail report/ });
  const send = dialog.getByRole("button", { name: "Send report" });
  await step("PRINT REPORT saves the report as {id}.pdf, with notes or answers when they are asked for", async () => {
    for (const [width, menu, name, annex] of [
      [1440, "PRINT REPORT", "Download PDF", {}],
      [1440, "PRINT REPORT", "Download PDF with notes", { notes: true }],
      [390, "More actions", "PRINT REPORT", {}],
      [390, "More actions", "Download PDF with notes", { notes: true }],
      [390, "More actions", "Download PDF with answers", { answers: true }],
      [1440, "PRINT REPORT", "Download PDF with answers", { answers: true }],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("button", { name: menu }).click();
      const [saving, asked] = [page.waitForEvent("download"), page.waitForRequest("**/downloadreport")];
      await page.getByRole("menuitem", { name, exact: true }).click();
      expect((await saving).suggestedFilename()).toBe(`${small.patient(0, 1)}.pdf`);
      expect((await asked).postDataJSON()).toEqual({ data: { id: small.patient(0, 1), ...annex } });
    }
  });
  await step("B267 C319: the mail begins with subject and message that name no patient", async () => {
    await page.getByRole("button", { name: "PRINT REPORT" }).click();
    await page.getByRole("menuitem", { name: "Mail report" }).click();
    await soon(() => dialog.getByLabel("Subject").inputValue()).toBe("User report for Clinic 1");
    await soon(() => dialog.getByLabel("Message").inputValue()).toMatch(
      /^A rehabilitation report of \d\d\/\d\d\/\d{4} is ready/,
    );
  });
  await step("B263 B264 B265: what is missing is said at its field", async () => {
    for (const label of ["Subject", "Message", "Complimentary close"]) await dialog.getByLabel(label).fill("");
    await send.click();
    for (const sentence of ["Please input your Email!", "Please input your Subject!"])
      await dialog.getByText(sentence, { exact: true }).waitFor();
    expect(await dialog.getByText("Please confirm your Text!", { exact: true }).count()).toBe(2);
    await dialog.getByLabel("To").fill("nobody@");
    await send.click();
    await dialog.getByText("Please enter valid email!").waitFor();
  });
  await step("B266: where a changed signature cannot be saved, nothing is sent", async () => {
    await dialog.getByLabel("To").fill(to);
    await dialog.getByLabel("Subject").fill("A report");
    await dialog.getByLabel("Message").fill("Please have a look.");
    await dialog.getByLabel("Complimentary close").fill("Best");
    await dialog.getByLabel("Signature").fill("Sam of Clinic 1");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("updateSignature")
        ? route.fulfill({ status: 500, body: "" })
        : route.continue(),
    );
    await send.click();
    await page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: /./ }).first().waitFor();
    await page.unroute("**/graphql");
    await journey.world.settle();
    expect(journey.world.mailbox.read(to)).toEqual([]);
  });
  await step("a mail that is not taken says why in its dialog, and what was typed stays", async () => {
    await dialog.getByRole("alert").getByText("What you typed is kept.").waitFor();
    const mend = await breakDown(page, "mutation SendReportMail");
    await send.click();
    await dialog.getByRole("alert").getByText("Something went wrong. Try again in a moment.").waitFor();
    await mend();
    expect(await dialog.getByLabel("Message").inputValue()).toBe("Please have a look.");
  });
  await step("a mail is taken back while it waits", async () => {
    await send.click();
    await isTold(page, "Message Sent!");
    await page.getByRole("button", { name: "Take back" }).click();
    await isTold(page, "Message taken back");
    await page.getByRole("button", { name: "PRINT REPORT" }).click();
    await page.getByRole("menuitem", { name: "Mail report" }).click();
    await dialog.getByLabel("To").fill(to);
    await dialog.getByLabel("Message").fill("Please have a look.");
    await dialog.getByLabel("Complimentary close").fill("Best");
  });
  await step("B266 B268: sent, the signature is saved and the mail leads to the report", async () => {
    await send.click();
    await isTold(page, "Message Sent!");
    expect(await signatureOf(email)).toBe("Sam of Clinic 1");
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
  expect(problems.filter((problem) => !/500|401/.test(problem))).toEqual([]);
  await leave();
});
