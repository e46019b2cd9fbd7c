import { Role, roleName } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const labels = (page: Page, name: "Main" | "Clinic"): Promise<string[]> =>
  page.getByRole("navigation", { name, exact: true }).getByRole("link").allTextContents();

test("pages that are not there, and those that a stranger may not see", async () => {
  const { page, problems, leave } = await journey.visit();
  await step("A031 C293: an unknown address says so, and leads a stranger to the sign-in", async () => {
    await page.goto("/nothing/here");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    expect(await page.title()).toBe("Page not found · Restride");
    await page
      .getByText("Mail programs sometimes cut long links: if yours was in a mail, press it there again.")
      .waitFor();
    await page.getByRole("link", { name: "Go to sign-in" }).click();
    await arrivesAt(page, "/login");
  });
  await step("A032 A028: without a session each page of the console leads to the sign-in", async () => {
    for (const path of ["/", "/patient/add/info"]) {
      await page.goto(path);
      await arrivesAt(page, "/login");
    }
  });
  expect(problems).toEqual(["Failed to load resource: the server responded with a status of 404 (Not Found)"]);
  await leave();
});

test("where the bare address and the sign-in page lead with a session", async () => {
  for (const [role, landing, root] of [
    [Role.surgeon, "/profile/?myprofile=true", "/patient"],
    [Role.superAdmin, "/companies", "/companies"],
  ] as const) {
    const { page, leave } = await journey.visitAs(smallEmail(0, role));
    await step("A013: the sign-in page leads where signing in would", () => arrivesAt(page, landing));
    await step("C013 C014 A030: the bare address leads to the patients, or where the role works", async () => {
      await page.goto("/");
      await arrivesAt(page, root);
    });
    await step("C013: without a session it leads to the sign-in", async () => {
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
      await page.goto("/");
      await arrivesAt(page, "/login");
    });
    await leave();
  }
});

test("a company admin chooses a customer", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  await step("before that there is one header, and it is the company's", async () => {
    const banner = page.getByRole("banner");
    await banner.getByText("Company 1", { exact: true }).waitFor();
    await banner.getByText(roleName(Role.companyAdmin), { exact: true }).waitFor();
    expect(await page.getByRole("navigation", { name: "Clinic", exact: true }).count()).toBe(0);
  });
  await step("A034 A216: a page of a customer leads to the customers", async () => {
    await page.goto("/patient");
    await arrivesAt(page, "/customers");
  });
  await step("A087: a row enters its clinic, whose home opens", async () => {
    await page.getByRole("table").getByText("Clinic 2", { exact: true }).click();
    await arrivesAt(page, "/compliance");
  });
  await step("A108: the second header holds the clinic's pages, the first keeps the company's", async () => {
    expect(await labels(page, "Clinic")).toEqual(["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"]);
    expect(await labels(page, "Main")).toEqual(["Customers", "Company users", "Cases", "Content", "Support"]);
    const code = page.getByText("Clinic Code: CLN002", { exact: true });
    await code.locator("..").getByText("Clinic 2", { exact: true }).waitFor();
  });
  await step("the item of the page that is open is marked", async () => {
    await page.getByRole("link", { name: "Patients", exact: true }).click();
    await arrivesAt(page, "/patient");
    await expect.poll(() => page.locator("[aria-current=page]").allTextContents()).toContain("Patients");
  });
  await step("another customer can be chosen", async () => {
    await page.getByRole("link", { name: "Switch customer" }).click();
    await arrivesAt(page, "/customers");
  });
  expect(problems).toEqual([]);
  await leave();
});
