import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { takeScreens } from "../screens.ts";
import { rowsAsked } from "../page-size.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";
import { rowOf, shows } from "./rows.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const first = `/patient/${small.patient(0, 1)}`;

test("a company admin and the patients of a company", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  const search = page.getByRole("dialog", { name: "Find a patient" });
  const names = async () =>
    (await search.locator("tbody tr[data-row]").allInnerTexts()).map((text) => text.split(/[\n\t]/));

  await step("B026 B027 B449: the search over the company opens from the customers and has its filters", async () => {
    await page.getByRole("button", { name: "Find a patient" }).click();
    for (const label of ["Last name", "Last four digits of phone", "Customer", "Surgeon", "Surgery type", "Status"])
      await search.getByLabel(label, { exact: true }).first().waitFor();
    await search.getByLabel("Surgery date").first().waitFor();
  });

  await step("B243: a half-typed range of dates is refused and stays; emptied, it does not limit", async () => {
    const [from, to] = ["01/02/2026", "01/03/2026"];
    const dates = search.getByRole("textbox", { name: "Surgery date" });
    await dates.nth(0).click();
    await page.keyboard.type(from!);
    await page.keyboard.press("Enter");
    await search.getByText("Please select date range", { exact: true }).waitFor();
    await soon(() => dates.nth(0).inputValue()).toBe(from);
    await dates.nth(1).click();
    await page.keyboard.type(to!);
    await page.keyboard.press("Enter");
    await search.getByText("No patients match").waitFor();
    await search.getByRole("button", { name: "Clear Surgery date" }).click();
    await soon(() => dates.nth(0).inputValue()).toBe("");
  });

  await step("B028: it trims the last name and finds the patients of all customers, with their customer", async () => {
    await search.getByLabel("Last name").fill("  Clinic2 ");
    const press = () => search.getByRole("button", { name: "Search" }).click();
    expect(await rowsAsked(page, "PatientsOfCompany", press)).toBe(20);
    await soon(async () => (await names()).length).toBe(3);
    expect((await names()).every((cells) => cells.at(-1) === "Clinic 2")).toBe(true);
    await search.getByText("1–3 of 3").waitFor();
  });

  await step("B027: it finds by a part of the surgeon's name", async () => {
    await search.getByLabel("Surgeon").fill("surgeon2");
    await search.getByRole("button", { name: "Search" }).click();
    await soon(async () => (await names()).map((cells) => cells.includes("Pat3 Clinic2"))).toEqual([true]);
    await takeScreens(page, "company-search");
    await search.getByLabel("Surgeon").fill("");
  });

  await step(
    "screens M14: the address keeps the search over a reload; Back closes it, Forward opens it again",
    async () => {
      await search.getByLabel("Surgeon").fill("surgeon2");
      await search.getByRole("button", { name: "Search" }).click();
      const found = (url: URL) => url.searchParams.get("find") === "surgeonname=surgeon2&lastname_plain=Clinic2";
      await page.waitForURL(found);
      await page.reload();
      await soon(async () => (await names()).map((cells) => cells.includes("Pat3 Clinic2"))).toEqual([true]);
      await soon(() => search.getByLabel("Surgeon").inputValue()).toBe("surgeon2");
      await soon(() => search.getByLabel("Last name").inputValue()).toBe("Clinic2");
      const [table, dialog] = [await search.getByRole("table").boundingBox(), await search.boundingBox()];
      expect(table!.x + table!.width).toBeLessThanOrEqual(dialog!.x + dialog!.width);
      await page.goBack();
      await search.waitFor({ state: "detached" });
      await arrivesAt(page, "/customers");
      await page.goForward();
      await page.waitForURL(found);
      await search.getByLabel("Surgeon").fill("");
    },
  );

  await step("B028: it finds by the last four digits, and no clinic of another company", async () => {
    await search.getByLabel("Last name").fill("");
    await search.getByLabel("Last four digits of phone").fill("01");
    await search.getByRole("button", { name: "Search" }).click();
    await search.getByText("Please enter 4 digits").waitFor();
    await search.getByLabel("Last four digits of phone").fill("0101");
    await search.getByRole("button", { name: "Search" }).click();
    await soon(async () => (await names()).map((cells) => cells.at(-1))).toEqual(["Clinic 1", "Clinic 2"]);
    await search.getByLabel("Last four digits of phone").fill("9999");
    await search.getByRole("button", { name: "Search" }).click();
    await search.getByText("No patients match").waitFor();
  });

  await step("B027: a result enters its customer and opens the patient", async () => {
    await search.getByLabel("Last four digits of phone").fill("0101");
    await search.getByRole("button", { name: "Search" }).click();
    await search.locator("tbody tr[data-row]").first().click();
    await arrivesAt(page, first);
    await page.getByText("Clinic Code: CLN001").waitFor();
  });

  await step("B283 B284: company users see neither last scores, nor their charts, nor raised issues", async () => {
    const panel = page.getByRole("complementary", { name: "Patient" });
    await panel.getByRole("heading", { name: /^Diagnoses/ }).waitFor();
    const heads = await panel.getByRole("heading").allInnerTexts();
    expect(heads.filter((text) => /scores|issues/i.test(text))).toEqual([]);
    expect(await page.getByRole("heading", { name: /^Charts/ }).count()).toBe(0);
  });

  await step("B278 B291: PRINT REPORT is disabled with its reason, START CONVERSATION is not there", async () => {
    const print = page.getByRole("button", { name: "PRINT REPORT" });
    expect([await print.isDisabled(), await print.getAttribute("title")]).toEqual([
      true,
      "Company users may not print reports.",
    ]);
    expect(await page.getByRole("button", { name: "START CONVERSATION" }).count()).toBe(0);
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

  await step("B011: they have no report in the list", async () => {
    await page.goto("/patient");
    await rowOf(page, "Pat1 Clinic1").getByRole("button", { name: "Reset patient password" }).waitFor();
    expect(await page.getByRole("button", { name: "Download report" }).count()).toBe(0);
  });
  expect(problems).toEqual([]);
  await leave();
});

test("B285 B011 B286: a health coach can neither add nor self-register patients, and has no report", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach), {
    clinic: small.customers[0],
    at: "/patient",
  });
  await shows(page, ["Pat1 Clinic1", "Pat2 Clinic1", "Pat3 Clinic1"]);
  const controls = page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button"));
  const names = await controls.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
  expect(names.filter((name) => /^add$|register|report/i.test(name ?? ""))).toEqual([]);
  expect(names).toContain("Start conversation");
  await page.goto(first);
  await soon(() => page.getByRole("button", { name: "PRINT REPORT" }).isDisabled()).toBe(true);
  await leave();
});
