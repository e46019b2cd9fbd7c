import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let journey: Journey;
let caseId: string;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
  const admin = await signIn(journey.world, smallEmail(0, Role.admin));
  const input = `patientId: "${small.patient(0, 1)}", summary: "Sensor does not pair", description: "It blinks red.", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { caseid } }`);
  caseId = answer.caseid;
  for (const [text, priority] of [
    ["Since the update.", "NORMAL"],
    ["Take it off.", "URGENT"],
  ])
    await admin.call(
      `mutation { addNewComment(caseId: "${caseId}", comment: "${text}", priority: "${priority}") { status } }`,
    );
});
afterAll(() => journey.close());

const composer = (page: Page) => page.getByRole("form", { name: "Write a message" });
const write = (page: Page, text: string) => composer(page).getByRole("textbox", { name: "Message" }).fill(text);
const thread = (page: Page) => page.getByRole("log", { name: "Messages" });

test("a surgeon reads and answers it as a conversation", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.surgeon), { at: `/cases/${caseId}` });
  await step("C034 C035: without status, priority, assignee, work log and Edit", async () => {
    await page.getByRole("heading", { level: 1 }).filter({ hasText: "Sensor" }).waitFor();
    await thread(page).getByText("It blinks red.", { exact: true }).waitFor();
    await thread(page).getByText("New message", { exact: true }).waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("region", { name: "Handling" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Edit", exact: true }).count()).toBe(0);
    await page.getByRole("button", { name: "Assign to vendor-team" }).waitFor();
  });
  await step("C103 C256: an image is attached, shown small, and opens", async () => {
    const png = sharp({ create: { width: 400, height: 300, channels: 3, background: "#446688" } }).png();
    await composer(page)
      .locator("input[type=file]")
      .setInputFiles({
        name: "notes.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("no image"),
      });
    await composer(page).getByRole("alert").getByText("Choose a PNG, JPEG or WebP image.").waitFor();
    await composer(page)
      .locator("input[type=file]")
      .setInputFiles({
        name: "sensor.png",
        mimeType: "image/png",
        buffer: await png.toBuffer(),
      });
    await composer(page).getByAltText("Sent with this message").waitFor();
    await write(page, "Does it look like this?");
    const images = "**/images/messages/*";
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(images, async (route) => {
      await held;
      await route.continue();
    });
    await composer(page).getByRole("button", { name: "Send" }).click();
    await thread(page).getByRole("button", { name: "Image on its way" }).waitFor();
    arrive();
    await thread(page).getByAltText("Sent with this message").waitFor();
    await page.unroute(images);
  });
  await step("a message that is taken back gives back its text and its image", async () => {
    await thread(page).getByRole("button", { name: "Take back" }).click();
    await isTold(page, "Message taken back");
    await composer(page).getByAltText("Sent with this message").waitFor();
    await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("Does it look like this?");
    await composer(page).getByRole("textbox").press("Control+Enter");
    await thread(page).getByAltText("Sent with this message").waitFor();
  });
  await step("what is typed while a message is on its way stays", async () => {
    await page.route("**/graphql", async (route) => {
      const text = route.request().postData() ?? "";
      if (text.includes("addNewComment")) await composer(page).getByRole("textbox").pressSequentially("And now?");
      await route.continue();
    });
    await write(page, "It stopped.");
    const sent = page.waitForResponse((answer) => (answer.request().postData() ?? "").includes("addNewComment"));
    await composer(page).getByRole("button", { name: "Send" }).click();
    await thread(page).getByText("It stopped.", { exact: true }).waitFor();
    await sent;
    await page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>("form textarea")?.value === "And now?",
    );
    await page.unrouteAll({ behavior: "wait" });
    await write(page, "");
  });
  await step("C290: an image that is gone says so", async () => {
    await page.route("**/images/messages", (route) =>
      route.fulfill({ status: 404, json: { message: "Image not found" } }),
    );
    await page.reload();
    await thread(page).getByText("Image not found", { exact: true }).waitFor();
    await page.unroute("**/images/messages");
  });
  await step("C057: Back leads a surgeon to the inbox; a case can be left unread", async () => {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.waitForURL("**/inbox");
    await page.goBack();
    await page.getByRole("button", { name: "What can be done" }).click();
    await page.getByRole("menuitem", { name: "Mark as unread" }).click();
    await isTold(page, "Marked as unread");
    await page.waitForURL("**/inbox");
    const { rowCount } = await journey.world.owner.query("select from case_views where case_id = $1", [caseId]);
    expect(rowCount).toBe(0);
  });
  await step("C035: it is archived, which can be undone", async () => {
    const archived = async () =>
      (await journey.world.owner.query("select archived_at is not null as it from cases where case_id = $1", [caseId]))
        .rows[0].it;
    await page.goBack();
    await page.getByRole("button", { name: "What can be done" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await page.waitForURL("**/inbox");
    await page.getByRole("status").getByText("1 message archived.").waitFor();
    expect(await archived()).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await soon(archived).toBe(false);
  });
  expect(problems.filter((problem) => !problem.includes("404"))).toEqual([]);
  await leave();
});
