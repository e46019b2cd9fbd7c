import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { Page, WebSocket } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice, type Journey } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

const [one] = small.customers;
const codes: Record<string, string> = { "Clinic 1": "CLN001", "Clinic 2": "CLN002" };
const clinicOf = (page: Page, name: string): Promise<void> =>
  page.getByText(`Clinic Code: ${codes[name]}`).first().waitFor();
const enterClinic = async (page: Page, name: string): Promise<void> => {
  await page.goto("/customers");
  await page.getByRole("row").filter({ hasText: name }).click();
  await waitForAddress(page, "/compliance");
  await clinicOf(page, name);
};
const customerOfUser = async (journey: Journey, email: string): Promise<string | undefined> => {
  const { rows } = await journey.world.owner.query<{ customer_id: string }>(
    "select customer_id from users where email = $1",
    [email],
  );
  return rows[0]?.customer_id;
};

const minute = 60_000;
/** Returns the stored token. Each tab has its own. */
const tabToken = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem("restride.session") ?? "{}") as { profile: { token: string } }).profile.token,
  );
const notice = (page: Page) => page.getByRole("region", { name: "Session" });
const stay = (page: Page) => page.getByRole("button", { name: "Stay signed in" });

/** Returns the first message of a live connection, which contains the token. */
const greeting = async (socket: WebSocket): Promise<string> => {
  const { payload } = await socket.waitForEvent("framesent", ({ payload }) =>
    String(payload).includes("connection_init"),
  );
  return String(payload);
};

/** Returns the milliseconds until the page's session ends, by the page's clock. */
const sessionLeft = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem("restride.session") ?? "{}") as { expiresAt: number }).expiresAt - Date.now(),
  );

/** Records the codes with which the page closes its live connections. */
const noteCloses = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const closes: number[] = [];
    const { close } = WebSocket.prototype;
    WebSocket.prototype.close = function (code, reason) {
      closes.push(code ?? 0);
      close.call(this, code, reason);
    };
    Object.assign(window, { closes });
  });
const closesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { closes: number[] }).closes);

test("screens B1 A217: a company admin works in a clinic per tab, stays signed in in both at once, and signs out in both", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.companyAdmin), { at: null });
  await page.clock.install();
  await noteCloses(page);
  const other = await page.context().newPage();

  await step("a user typed in one clinic is added there, after the other tab chose another clinic", async () => {
    await enterClinic(page, "Clinic 1");
    await page.goto("/users/add");
    await page.getByLabel("Firstname").fill("Tia");
    await page.getByLabel("Lastname").fill("Moss");
    await page.getByRole("textbox", { name: "Email", exact: true }).fill("tia.moss@clinic1.example");
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("Therapist");
    await enterClinic(other, "Clinic 2");
    await page.bringToFront();
    await clinicOf(page, "Clinic 1");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await waitForNotice(page, "User added. A link to set a password is on its way.");
    expect(await customerOfUser(journey, "tia.moss@clinic1.example")).toBe(one);
  });

  await step("a message typed for all patients of one clinic goes to them", async () => {
    await page.goto("/patient");
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await page.getByRole("button", { name: "Notify" }).click();
    await page.getByLabel("Title").fill("Clinic closed Monday");
    await page.getByLabel("Text").fill("See you Tuesday.");
    await enterClinic(other, "Clinic 2");
    await page.bringToFront();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await waitForNotice(page, "Notifications Sent!");
    const { rows } = await journey.world.owner.query(
      "select distinct customer_id from notifications where header = 'Clinic closed Monday'",
    );
    expect(rows).toEqual([{ customer_id: one }]);
  });

  await step("each tab stays where it is over a reload", async () => {
    for (const [tab, name] of [
      [page, "Clinic 1"],
      [other, "Clinic 2"],
    ] as const) {
      await tab.reload();
      await clinicOf(tab, name);
    }
  });

  await step("a new tab begins in the clinic of the tab that was used last", async () => {
    for (const [tab, name] of [
      [page, "Clinic 1"],
      [other, "Clinic 2"],
    ] as const) {
      await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
      const opened = await page.context().newPage();
      await opened.goto("/patient");
      await clinicOf(opened, name);
      await opened.close();
    }
  });

  await step(
    "A312 C242: nothing is in the way until two minutes before a token ends, then both tabs offer to stay signed in",
    async () => {
      const connected = page.waitForEvent("websocket").then((socket) =>
        // The page subscribes after the server has acknowledged the connection.
        socket.waitForEvent("framesent", ({ payload }) => String(payload).includes('"type":"subscribe"')),
      );
      await page.goto(`/patient/${small.patient(0, 1)}`);
      await connected;
      await page.getByRole("heading", { name: /Pat1/ }).first().waitFor();
      await page.clock.fastForward((await sessionLeft(page)) - 3 * minute);
      expect(await notice(page).count()).toBe(0);
      await page.clock.fastForward(65_000);
      await notice(page).getByText("Your session ends in 2 minutes.", { exact: true }).waitFor();
      await notice(other).waitFor();
    },
  );
  await step(
    "A312 C242: one press by the keyboard renews the token of every tab, and the live connection goes on with it",
    async () => {
      const before = [await tabToken(page), await tabToken(other)];
      const again = page.waitForEvent("websocket").then(greeting);
      await stay(page).focus();
      await page.keyboard.press("Enter");
      await soon(() => notice(page).count()).toBe(0);
      await soon(() => notice(other).count()).toBe(0);
      expect(before).not.toContain(await tabToken(page));
      expect(before).not.toContain(await tabToken(other));
      expect(await again).toContain(await tabToken(page));
    },
  );
  await step(
    "A138 A312: when the session's time is over the live connection closes as forbidden and opens with the stored token",
    async () => {
      const again = page.waitForEvent("websocket").then(greeting);
      await page.clock.fastForward(await sessionLeft(page));
      await soon(() => closesOf(page)).toContain(4403);
      await page.clock.fastForward(5_000);
      expect(await again).toContain(await tabToken(page));
    },
  );

  await step("A139: signing out in one tab ends the session in all of them", async () => {
    await other.getByRole("button", { name: "Profile of Sam Role21" }).click();
    await other.getByRole("menuitem", { name: "Logout" }).click();
    await other.getByRole("dialog", { name: "Logout" }).getByRole("button", { name: "Logout" }).click();
    await waitForAddress(other, "/login");
    await waitForAddress(page, "/login");
  });
});
