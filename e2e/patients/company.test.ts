import { Role, roleName } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "../journey-test.ts";
import { waitForAddress, waitForNotice } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { visitPartsOfCare } from "./parts-of-care.ts";

const first = `/patient/${small.patient(0, 1)}`;

const labels = (page: Page, name: "Main" | "Clinic"): Promise<string[]> =>
  page.getByRole("navigation", { name, exact: true }).getByRole("link").allTextContents();

test("a company admin finds a patient of any customer, chooses a customer, and holds a patient", async ({
  journey,
}) => {
  const { page, problems } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  const search = page.getByRole("dialog", { name: "Find a patient" });
  const names = async () =>
    (await search.locator("tbody tr[data-row]").allInnerTexts()).map((text) => text.split(/[\n\t]/));

  await step("before that there is one header, and it is the company's", async () => {
    const banner = page.getByRole("banner");
    await banner.getByText("Company 1", { exact: true }).waitFor();
    await banner.getByText(roleName(Role.companyAdmin), { exact: true }).waitFor();
    expect(await page.getByRole("navigation", { name: "Clinic", exact: true }).count()).toBe(0);
  });
  await step("A034 A216 B296 B297: a page of a customer leads to the customers", async () => {
    await page.goto("/patient");
    await waitForAddress(page, "/customers");
  });
  await step("B026 B027 B449: the search over the company opens from the customers and has its filters", async () => {
    await page.getByRole("button", { name: "Find a patient" }).click();
    for (const label of ["Last name", "Last four digits of phone", "Customer", "Surgeon", "Surgery type", "Status"])
      await search.getByLabel(label, { exact: true }).first().waitFor();
    await search.getByLabel("Surgery date").first().waitFor();
  });
  await step("B028: it trims the last name and finds the patients of all customers, with their customer", async () => {
    await search.getByLabel("Last name").fill("  Clinic2 ");
    await search.getByRole("button", { name: "Search" }).click();
    await soon(async () => (await names()).length).toBe(3);
    expect((await names()).every((cells) => cells.at(-1) === "Clinic 2")).toBe(true);
    await search.getByText("1–3 of 3").waitFor();
  });
  await step(
    "screens M14: the address keeps the search over a reload; Back closes it, Forward opens it again",
    async () => {
      await search.getByLabel("Surgeon").fill("surgeon2");
      await search.getByRole("button", { name: "Search" }).click();
      const isSearchAddress = (url: URL) =>
        url.searchParams.get("find") === "surgeonname=surgeon2&lastname_plain=Clinic2";
      await page.waitForURL(isSearchAddress);
      await page.reload();
      await soon(async () => (await names()).map((cells) => cells.includes("Pat3 Clinic2"))).toEqual([true]);
      await soon(() => search.getByLabel("Surgeon").inputValue()).toBe("surgeon2");
      await soon(() => search.getByLabel("Last name").inputValue()).toBe("Clinic2");
      const [table, dialog] = [await search.getByRole("table").boundingBox(), await search.boundingBox()];
      expect(table!.x + table!.width).toBeLessThanOrEqual(dialog!.x + dialog!.width);
      await page.goBack();
      await search.waitFor({ state: "detached" });
      await waitForAddress(page, "/customers");
      await page.goForward();
      await page.waitForURL(isSearchAddress);
      await search.getByLabel("Surgeon").fill("");
    },
  );
  await step("B027: a result enters its customer and opens the patient", async () => {
    await search.getByLabel("Last name").fill("");
    await search.getByLabel("Last four digits of phone").fill("0101");
    await search.getByRole("button", { name: "Search" }).click();
    await soon(async () => (await names()).map((cells) => cells.at(-1))).toEqual(["Clinic 1", "Clinic 2"]);
    await search.locator("tbody tr[data-row]").first().click();
    await waitForAddress(page, first);
    await page.getByText("Clinic Code: CLN001").waitFor();
  });
  await step("B283 B284: company users see neither last scores, nor their charts, nor raised issues", async () => {
    const panel = page.getByRole("complementary", { name: "Patient" });
    await panel.getByRole("heading", { name: /^Diagnoses/ }).waitFor();
    const heads = await panel.getByRole("heading").allInnerTexts();
    expect(heads.filter((text) => /scores|issues/i.test(text))).toEqual([]);
    expect(await page.getByRole("heading", { name: /^Charts/ }).count()).toBe(0);
  });
  await step("B001: company staff find every part of patient care in the console", () => visitPartsOfCare(page));
  await step("a patient who is held by the form is on hold on the page too, and is released there", async () => {
    await page.goto(`/patient/edit/info?id=${small.patient(0, 2)}`);
    await page.getByRole("switch", { name: "Technical hold" }).click();
    await page.getByRole("button", { name: "Hold", exact: true }).click();
    await waitForNotice(page, "Technical hold is on.");
    await page.goto(`/patient/${small.patient(0, 2)}`);
    await page
      .getByText(`On hold since ${formatUs(journey.world.today())}`, { exact: true })
      .first()
      .waitFor();
    const release = page.getByRole("button", { name: "Release", exact: true });
    await release.click();
    await page.getByRole("dialog").getByRole("button", { name: "Release" }).click();
    await waitForNotice(page, "Technical hold is off.");
    await release.waitFor({ state: "detached" });
  });
  await step("screens S4: the palette finds a customer of the company, and enters it", async () => {
    await page.keyboard.press("Control+K");
    await page.keyboard.type("clinic 2");
    const palette = page.getByRole("dialog", { name: "Jump to" });
    await palette
      .getByRole("group", { name: "CUSTOMERS" })
      .getByRole("option", { name: /Clinic 2/ })
      .click();
    await page.getByText("Clinic Code: CLN002").waitFor();
    await page.keyboard.press("Control+K");
    await page.keyboard.type("clinic 3");
    await palette.getByText("Nothing found.").first().waitFor();
    await palette.getByRole("combobox").fill("clinic 1");
    await palette
      .getByRole("group", { name: "CUSTOMERS" })
      .getByRole("option", { name: /Clinic 1/ })
      .click();
    await page.getByText("Clinic Code: CLN001").waitFor();
  });
  await step("another customer can be chosen", async () => {
    await page.getByRole("link", { name: "Switch customer" }).click();
    await waitForAddress(page, "/customers");
  });
  await step("A087: a row enters its clinic, whose home opens", async () => {
    await page.getByRole("table").getByText("Clinic 2", { exact: true }).click();
    await waitForAddress(page, "/compliance");
  });
  await step("A108: the second header holds the clinic's pages, the first keeps the company's", async () => {
    expect(await labels(page, "Clinic")).toEqual(["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"]);
    expect(await labels(page, "Main")).toEqual(["Customers", "Company users", "Cases", "Content", "Support"]);
    const code = page.getByText("Clinic Code: CLN002", { exact: true });
    await code.locator("..").getByText("Clinic 2", { exact: true }).waitFor();
  });
  await step("the item of the page that is open is marked", async () => {
    await page.getByRole("link", { name: "Patients", exact: true }).click();
    await waitForAddress(page, "/patient");
    await expect.poll(() => page.locator("[aria-current=page]").allTextContents()).toContain("Patients");
  });
  expect(problems).toEqual([]);
});
