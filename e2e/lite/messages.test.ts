import { Role } from "@restride/domain/access/roles.ts";
import { signIn } from "@restride/dev-env/caller.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { casesIn } from "@restride/dev-env/small-clinics/cases-in.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { composer, thread } from "../finders.ts";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

let cases: ReturnType<typeof casesIn>;
const long = `The strap makes the skin hot and red under it, and it does so each night since Monday, what now?`;
const [adminId, surgeonId] = [small.user(0, Role.admin), small.user(0, Role.surgeon)];
const conversation = (number: number, minutes: number, patient: number, more: object = {}) =>
  cases.add(number, minutes, { type: "Surgeon Message", patient_id: small.patient(0, patient), ...more });

test.beforeAll(async ({ journey }) => {
  cases = casesIn(journey.world);
  await conversation(1, 90, 1, { summary: "Strap", description: "Which strap is it?", created_by: surgeonId });
  await cases.comment(1, 60, { text: "Please rest it tonight.", authorId: adminId });
  await cases.comment(1, 30, { text: long, urgent: true });
  await conversation(2, 3_000, 1, { summary: "Bike", description: "May I ride the bike?" });
  await conversation(3, 10, 3, { summary: "Other surgeon", description: "Of another surgeon." });
});

const chat = `/message-interface?caseid=`;
const lite = "app=admin-lite";
const room = { width: 360, height: 640 };
const write = (page: Page, text: string) => composer(page).getByRole("textbox", { name: "Message" }).fill(text);
const sendButton = (page: Page) => composer(page).getByRole("button", { name: "Send" });
const rows = (page: Page) => page.getByRole("region", { name: "Messages" }).getByRole("listitem");

/** A009: expects that all links of lite lead to lite. */
const noLinkLeadsOut = async (page: Page): Promise<void> => {
  await page.getByRole("heading", { level: 1 }).waitFor();
  const links = await page.locator("a[href]").evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  expect(links.filter((link) => !link?.includes(lite))).toEqual([]);
};

/** Pulls the list down with a finger. */
const pull = async (page: Page, pixels: number): Promise<void> => {
  const { x, y } = (await rows(page).first().boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", down: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + 40, y: y + 20 + down }],
    });
  await touch("touchStart", 0);
  for (const down of [0.25, 0.5, 0.75, 1]) await touch("touchMove", down * pixels);
  await touch("touchEnd", pixels);
  await finger.detach();
};

/** Covers the lower part of the window, as a phone's keyboard does. Only the visual viewport reflects that. */
const cover = (page: Page, pixels: number): Promise<void> =>
  page.evaluate((covered) => {
    Object.defineProperty(visualViewport, "height", { configurable: true, get: () => innerHeight - covered });
    visualViewport!.dispatchEvent(new Event("resize"));
  }, pixels);

test("a surgeon reads and answers messages on a phone, and stays inside lite", async ({ journey }) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.surgeon), {
    width: 360,
    isMobile: true,
    hasTouch: true,
    at: `/messages?${lite}`,
  });
  await page.setViewportSize(room);
  await step("A009 C094 C096: their own patients with messages, what presses first, cut at 80 characters", async () => {
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(1);
    const row = rows(page).first();
    await soon(() => row.textContent()).toContain(`Urgent${long.slice(0, 80)}…`);
    await soon(() => row.textContent()).toContain("Knee · Post");
    await soon(() => row.textContent()).toContain("2 unread");
    await page.getByText("Only your patients.").waitFor();
    await noLinkLeadsOut(page);
  });
  await step("pulled down far enough the list is read again; a short pull does nothing", async () => {
    let requests = 0;
    page.on("request", (request) => {
      if (request.postData()?.includes("LiteMessages")) requests += 1;
    });
    await pull(page, 30);
    await pull(page, 140);
    await expect.poll(() => requests).toBe(1);
    await page.getByRole("button", { name: "Refresh" }).tap();
    await expect.poll(() => requests).toBe(2);
  });
  await step("C030 C092 C093: from the patients to the messages of one, to the conversation", async () => {
    await rows(page).first().getByRole("link").tap();
    await waitForAddress(page, `/patient-message?patientid=${small.patient(0, 1)}&${lite}`);
    await page.getByRole("heading", { name: "Pat1 Clinic1" }).waitFor();
    await rows(page).nth(1).waitFor();
    await soon(() => rows(page).allTextContents()).toEqual([
      expect.stringContaining("Strap"),
      expect.stringContaining("Bike"),
    ]);
    await noLinkLeadsOut(page);
    await rows(page).first().getByRole("link").tap();
    await waitForAddress(page, `${chat}${cases.idOf(1)}&${lite}`);
  });
  await step(
    "C095 C006: surgeons are named Surgeon and all other staff Customer Admin, the patient by name",
    async () => {
      await thread(page).getByText(long).waitFor();
      await soon(() => thread(page).locator("strong").allTextContents()).toEqual([
        "Surgeon",
        "Customer Admin",
        "Pat1 Clinic1",
      ]);
      await noLinkLeadsOut(page);
    },
  );
  await step("above the keyboard stay the input, its button and the last line", async () => {
    await cover(page, 300);
    await soon(async () => {
      const box = await sendButton(page).boundingBox();
      return box && box.y >= 0 && box.y + box.height <= room.height - 300;
    }).toBe(true);
    await soon(async () => {
      const [last, log] = await Promise.all([thread(page).getByText(long).boundingBox(), thread(page).boundingBox()]);
      return last && log && last.y + last.height <= log.y + log.height + 1;
    }).toBe(true);
    await cover(page, 0);
  });
  await step("C005 C092 C277: it is sent as urgent, and can be taken back", async () => {
    await composer(page).getByText("Urgent", { exact: true }).tap();
    await write(page, "Take it off.\nCome at noon.");
    await sendButton(page).tap();
    await waitForNotice(page, "Message Sent!");
    await thread(page).getByRole("button", { name: "Take back" }).tap();
    await waitForNotice(page, "Message taken back");
    await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("Take it off.\nCome at noon.");
    await write(page, "");
  });
  await step("A009 C030 C092: the drawer tells of the patient and leads on, inside lite", async () => {
    await page.getByRole("button", { name: "About the patient" }).tap();
    const drawer = page.getByRole("dialog", { name: "Pat1 Clinic1" });
    await drawer.getByText("Surgery date").waitFor();
    const { y, height, width } = (await drawer.boundingBox())!;
    expect({ foot: Math.round(y + height), width }).toEqual({ foot: room.height, width: room.width });
    await drawer.getByRole("link", { name: "Progress" }).tap();
    await waitForAddress(page, `/activity/${small.patient(0, 1)}?${lite}`);
    await page.getByText(/^Pat1 Clinic1 · Knee · Post \d+ days$/).waitFor();
  });
  await step(
    "A009: messages, progress and a listener are all of lite: news is told here too, and no link leads out",
    async () => {
      await noLinkLeadsOut(page);
      const admin = await signIn(journey.world, smallEmail(0, Role.admin));
      const notices = page.getByRole("status").getByText("You have received a new message!");
      await soon(async () => {
        await admin.call(`mutation { addNewComment(caseId: "${cases.idOf(1)}", comment: "News") { status } }`);
        return notices.count();
      }).toBeGreaterThan(0);
    },
  );
  expect(problems).toEqual([]);
  await step("A009: what is no page of lite leads out neither", async () => {
    for (const path of ["/patient", "/nowhere", "/"]) {
      await page.goto(`${path}?${lite}`);
      await noLinkLeadsOut(page);
    }
  });
});

test("C005: what an admin writes without a connection leaves once; company users answer from a clinic they choose", async ({
  journey,
}) => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.admin), {
    width: 360,
    at: `${chat}${cases.idOf(2)}&${lite}`,
  });
  const texts = async (): Promise<string[]> => {
    const { rows: all } = await journey.world.owner.query<{ text: string }>(
      "select text from case_comments where case_id = $1 order by commented_at, comment_id",
      [cases.idOf(2)],
    );
    return all.map(({ text }) => text);
  };
  const five = ["One", "Two", "Three", "Four", "Five"];
  await thread(page).waitFor();
  // The server receives the first message, but its answer is lost.
  let isLost = false;
  await page.route("**/graphql", async (route) => {
    if (isLost || !route.request().postData()?.includes("addNewComment")) return route.fallback();
    isLost = true;
    await route.fetch();
    await page.context().setOffline(true);
    return route.abort();
  });
  for (const text of five) {
    await write(page, text);
    await sendButton(page).click();
  }
  await page.getByText("No connection. Your text is kept.").waitFor();
  await thread(page).getByText("Sent as soon as there is a connection").first().waitFor();
  await write(page, "Six");
  await sendButton(page).click();
  await step("what waits can be taken back", async () => {
    await thread(page).getByRole("button", { name: "Take back" }).last().click();
    await soon(() => composer(page).getByRole("textbox").inputValue()).toBe("Six");
    await write(page, "");
  });
  await page.unroute("**/graphql");
  await page.context().setOffline(false);
  await step("they leave in order, each once, also after the page was loaded anew", async () => {
    await page.reload();
    await soon(texts).toEqual(five);
    await soon(() => thread(page).locator("strong").count()).toBe(6);
    expect(await thread(page).getByText("Sent as soon as").count()).toBe(0);
  });
  await leave();
  await step("C033 C093: company users choose a clinic, and its messages open their cases", async () => {
    const coach = await journey.visitAs(smallEmail(0, Role.healthCoach), { width: 360, at: `/messages?${lite}` });
    await coach.page.getByRole("heading", { name: "Choose a clinic" }).waitFor();
    await coach.page.getByRole("button", { name: "Clinic 1", exact: true }).click();
    await coach.page.getByRole("link", { name: /Pat3 Clinic1/ }).click();
    await waitForAddress(coach.page, `/cases/${cases.idOf(3)}?${lite}`);
    await thread(coach.page).getByText("Of another surgeon.").waitFor();
    await coach.page.getByRole("textbox", { name: "Message" }).fill("Yes.");
    await sendButton(coach.page).click();
    await waitForNotice(coach.page, "Message Sent!");
    await coach.page.getByRole("link", { name: "Back" }).click();
    await waitForAddress(coach.page, `/messages?${lite}`);
    await coach.page.goto(`/patient-message?patientid=${small.patient(0, 1)}&${lite}`);
    await coach.page.getByRole("heading", { name: "Nothing to show here" }).waitFor();
    await coach.leave();
  });
});
