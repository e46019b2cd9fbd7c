import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import type { WebSocketRoute } from "playwright-core";
import { expect } from "vitest";
import { expectPatients } from "../patients/rows.ts";
import { test } from "../journey-test.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

/** Number of attempts of a query before the page stops and shows that there is no connection. The query is sent again later. */
const tries = 4;

test("screens S9: without a connection what is there stays, what is changed waits, and all comes back by itself", async ({
  journey,
}) => {
  const { page } = await journey.visitAs(smallEmail(0, Role.admin));
  const notice = page.getByRole("status").getByText("Connection lost. What you see may be older.");
  const byName = ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"];
  const brought: string[] = [];
  page.on("response", (answer) => {
    if (/\/UsersPage-.*\.js/.test(answer.url()) && answer.request().resourceType() === "script")
      brought.push(answer.url());
  });
  let lost = 0;
  page.on("requestfailed", (failedRequest) => {
    if (failedRequest.postData()?.includes("getPatientList")) lost += 1;
  });
  await page.clock.install();
  await page.goto("/patient?sort=name.ascend");
  await expectPatients(page, byName);

  await step(
    "screens S9: while nothing is to do the menu's pages are brought, and open without a connection",
    async () => {
      expect(brought).toEqual([]);
      await page.clock.fastForward(10_000);
      await soon(() => brought.length).toBe(1);
      await page.context().setOffline(true);
      await notice.waitFor();
      await page.getByRole("link", { name: "Users", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Users" }).waitFor();
      await page.context().setOffline(false);
      await notice.waitFor({ state: "detached" });
      await page.goBack();
      await expectPatients(page, byName);
    },
  );

  await step(
    "screens S9: a sort that cannot be asked keeps the rows, and is answered once the connection is back",
    async () => {
      await page.context().setOffline(true);
      await notice.waitFor();
      await page.getByText(/Connecting again in \d s\./).waitFor();
      await page.getByRole("button", { name: "Name", exact: true }).click();
      await page.waitForURL("**/patient?sort=name.descend");
      await soon(async () => {
        await page.clock.fastForward(5_000);
        return lost;
      }).toBeGreaterThan(tries);
      await soon(() => page.locator("table").getAttribute("aria-busy")).toBe("true");
      await expectPatients(page, byName);
      expect(await page.getByText("error communicating with the server").count()).toBe(0);
      await page.context().setOffline(false);
      await expectPatients(page, byName.toReversed());
      await notice.waitFor({ state: "detached" });
    },
  );
  await step(
    "screens S9: a page whose code is not there yet says so below the header, and comes by itself",
    async () => {
      await page.context().setOffline(true);
      await notice.waitFor();
      await page.evaluate(() => history.pushState({ idx: 99, key: "x" }, "", "/surgeons/add"));
      await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate", { state: history.state })));
      await page.getByRole("heading", { name: "This page is not here yet" }).waitFor();
      await page.getByRole("navigation", { name: "Main" }).waitFor();
      await page.context().setOffline(false);
      await page.getByRole("heading", { name: "Add surgeon" }).waitFor();
    },
  );
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/mutation (addEvent|editPatient)/i.test(request.postData() ?? ""))
      sent.push(request.headers()["idempotency-key"] ?? "");
  });
  const fine = page.getByRole("status").getByText(/^Connection lost/);
  const offline = async (isOff: boolean): Promise<void> => {
    await page.context().setOffline(isOff);
    await fine.waitFor({ state: isOff ? "visible" : "detached" });
  };
  const waits = page.getByText("Connection lost. What you changed is sent as soon as it is back.");
  const takenBack = page.getByText("Taken back. It was not sent.");
  const dialog = page.getByRole("dialog", { name: "Add reminder" });
  const sendOffline = async (): Promise<void> => {
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Add reminder" }).click();
    await waits.waitFor();
  };
  await page.goto(`/patient/${small.patient(0, 1)}`);
  await page.getByRole("button", { name: "ADD REMINDER" }).click();
  await dialog.getByLabel("Title").fill("Wound Check");

  await step("a dialog that is left by Cancel: it is there again with what was typed", async () => {
    await sendOffline();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await takenBack.waitFor();
    await waits.waitFor({ state: "detached" });
    await offline(false);
    await page.getByRole("button", { name: "ADD REMINDER" }).click();
    await dialog.getByText("Draft restored").waitFor();
    expect(await dialog.getByLabel("Title").inputValue()).toBe("Wound Check");
  });

  await step("a dialog that stays open is sent once the connection is back", async () => {
    await sendOffline();
    await page.getByText("Your change waits and is sent as soon as the connection is back").waitFor();
    expect([await dialog.getByLabel("Title").inputValue(), sent]).toEqual(["Wound Check", []]);
    await page.context().setOffline(false);
    await page
      .getByRole("region", { name: "Reminders" })
      .getByText(/Wound Check/)
      .waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(sent).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    const { rows } = await journey.world.owner.query("select title from reminders where title = 'Wound Check'");
    expect(rows).toHaveLength(1);
  });

  await step("a record's form that is left by Leave", async () => {
    await page.goto(`/patient/edit/info?id=${small.patient(0, 1)}`);
    await page.getByRole("textbox", { name: "First name", exact: true }).fill("Otherwise");
    await offline(true);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await waits.waitFor();
    await page.getByRole("button", { name: "Cancel" }).first().click();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await takenBack.waitFor();
    await offline(false);
    await page.getByRole("heading", { level: 1, name: "Pat1 Clinic1" }).waitFor();
    expect(sent).toHaveLength(1);
  });
  await step("a lost live connection is told quietly, and so is its end", async () => {
    const open: WebSocketRoute[] = [];
    let reachable = true;
    await page.routeWebSocket(/\/graphql$/, (socket) => {
      if (!reachable) return void socket.close({ code: 1012 });
      socket.connectToServer();
      open.push(socket);
    });
    await page.goto(`/patient/${small.patient(0, 1)}`);
    await expect.poll(() => open.length).toBe(1);
    const paused = page.getByRole("status").filter({ hasText: "Live updates paused" });
    expect(await paused.count()).toBe(0);
    reachable = false;
    await open[0]!.close({ code: 1012 });
    await paused.waitFor();
    await soon(() => paused.textContent()).toMatch(/Connecting again in [0-5] s\./);
    reachable = true;
    await page.clock.fastForward(5_000);
    await paused.waitFor({ state: "hidden" });
  });
});
