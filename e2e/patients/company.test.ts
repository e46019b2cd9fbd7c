import { Role } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import { small } from "@restride/dev-env/small-clinics/ids.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { soon } from "../soon.ts";
import { step } from "../step.ts";

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

  await step("B027: a result enters its customer and opens the patient", async () => {
    await search.getByLabel("Last name").fill("");
    await search.getByLabel("Last four digits of phone").fill("0101");
    await search.getByRole("button", { name: "Search" }).click();
    await soon(async () => (await names()).map((cells) => cells.at(-1))).toEqual(["Clinic 1", "Clinic 2"]);
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

  expect(problems).toEqual([]);
  await leave();
});
