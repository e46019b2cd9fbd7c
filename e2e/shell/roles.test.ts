import { Role, roleName } from "@restride/domain/access/roles.ts";
import { smallEmail } from "@restride/dev-env/small-clinics.ts";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivesAt, isTold, type Journey, smallClinics, startJourney } from "../journey.ts";
import { step } from "../step.ts";

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(smallClinics);
});
afterAll(() => journey.close());

const labels = (page: Page, name: "Main" | "Clinic"): Promise<string[]> =>
  page.getByRole("navigation", { name, exact: true }).getByRole("link").allTextContents();
const refusal = "Your role may not open that page. Sign in again.";

/** What a person of a role meets: the menu, landing, where the bare address leads, and a page of others. */
const roles = [
  {
    role: Role.admin,
    menu: "Home,Surgeons,Patients,Users,Messages,Reminders,Support",
    landing: "/compliance",
    root: "/patient",
    refused: "/companies",
  },
  { role: Role.physio, menu: "Surgeons,Patients", landing: "/patient", root: "/patient", refused: "/compliance" },
  {
    role: Role.surgeon,
    menu: "Home,Profile,Patients,Messages,Support",
    landing: "/profile/?myprofile=true",
    root: "/patient",
    refused: "/users",
  },
  {
    role: Role.medicalAssociate,
    menu: "Home,Surgeons,Patients,Messages,Support",
    landing: "/compliance",
    root: "/patient",
    refused: "/cases",
  },
  {
    role: Role.companyAdmin,
    menu: "Fullfillment,Customers,Company users,Cases,Content,Support",
    landing: "/customers",
    root: "/customers",
    refused: null,
  },
  {
    role: Role.healthCoach,
    menu: "Customers,Company users,Cases",
    landing: "/customers",
    root: "/customers",
    refused: null,
  },
  {
    role: Role.superAdmin,
    menu: "Company users,Companies,Content",
    landing: "/companies",
    root: "/companies",
    refused: "/patient",
  },
] as const;

test.each(roles)("role $role at its places", async ({ role, menu, landing, root, refused }) => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, role));
  await step("A017 A018 A019 A021 A022: the landing", async () => {
    await arrivesAt(page, landing);
  });
  await step("A096 A098 A104: the menu", async () => {
    await expect.poll(() => labels(page, "Main")).toEqual(menu.split(","));
  });
  await step("A028 A030 C014: the bare address", async () => {
    await page.goto("/");
    await arrivesAt(page, root);
  });
  await step("A013: the sign-in page, with a session", async () => {
    await page.goto("/login");
    await arrivesAt(page, landing);
  });
  if (refused !== null)
    await step("A033 A037: a page of other roles", async () => {
      await page.goto(refused);
      await arrivesAt(page, "/login");
      await isTold(page, refusal);
      expect(await page.evaluate(() => localStorage.getItem("restride.session"))).toBeNull();
    });
  expect(problems).toEqual([]);
  await leave();
});

test("A032 A028 C013: without a session each page of the console leads to the sign-in", async () => {
  const { page, leave } = await journey.visit();
  for (const path of ["/", "/patient", "/patient/add/info", "/companies", "/cases-add", "/resetpassword"]) {
    await page.goto(path);
    await arrivesAt(page, "/login");
  }
  await leave();
});

test("a company admin chooses a customer", async () => {
  const { page, problems, leave } = await journey.visitAs(smallEmail(0, Role.companyAdmin));
  await arrivesAt(page, "/customers");
  await step("before that there is one header, and it is the company's", async () => {
    const banner = page.getByRole("banner");
    await banner.getByText("Company 1", { exact: true }).waitFor();
    await banner.getByText(roleName(Role.companyAdmin), { exact: true }).waitFor();
    expect(await page.getByRole("navigation", { name: "Clinic", exact: true }).count()).toBe(0);
  });
  await step("A034 A216: a page of a customer leads to the customers", async () => {
    for (const path of ["/patient", "/users", "/compliance"]) {
      await page.goto(path);
      await arrivesAt(page, "/customers");
    }
  });
  await step("A035: a page of the company does not", async () => {
    await page.goto("/cusers");
    await page.getByRole("heading", { name: "USERS", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/cusers");
  });
  await step("A087: a row enters its clinic, whose home opens", async () => {
    await page.goto("/customers");
    await page.getByRole("table").getByText("Clinic 2", { exact: true }).click();
    await arrivesAt(page, "/compliance");
  });
  await step("A108: the second header holds the clinic's pages, the first keeps the company's", async () => {
    expect(await labels(page, "Clinic")).toEqual(["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"]);
    expect(await labels(page, "Main")).toEqual(["Customers", "Company users", "Cases", "Content", "Support"]);
  });
  await step("A095: it shows the clinic's name and code", async () => {
    const code = page.getByText("Clinic Code: CLN002", { exact: true });
    await code.locator("..").getByText("Clinic 2", { exact: true }).waitFor();
  });
  await step("the item of the page that is open is marked", async () => {
    await page.getByRole("link", { name: "Patients", exact: true }).click();
    await arrivesAt(page, "/patient");
    await page.getByRole("table").waitFor();
    await expect.poll(() => page.locator("[aria-current=page]").allTextContents()).toContain("Patients");
  });
  await step("B277: a company user has no report download", async () => {
    await page.getByRole("button", { name: "Start conversation" }).or(page.getByRole("table")).first().waitFor();
    expect(await page.getByRole("button", { name: "Reset patient password" }).count()).toBeGreaterThan(0);
    expect(await page.getByRole("button", { name: "Download report" }).count()).toBe(0);
  });
  await step("C026: and no raised issues on a patient's page", async () => {
    await page.getByRole("table").getByText(/Pat1/).first().click();
    const panel = page.getByRole("complementary", { name: "Patient" });
    await panel.getByText("Assigned devices").waitFor();
    expect(await panel.getByText("Raised issues").count()).toBe(0);
  });
  await step("another customer can be chosen", async () => {
    await page.getByRole("link", { name: "Switch customer" }).click();
    await arrivesAt(page, "/customers");
  });
  expect(problems).toEqual([]);
  await leave();
});

test("A087 A109: a health coach with a customer has no Home and begins at the surgeons", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.healthCoach));
  await page.getByRole("table").getByText("Clinic 1", { exact: true }).click();
  await arrivesAt(page, "/surgeons");
  expect(await labels(page, "Clinic")).toEqual(["Surgeons", "Users", "Patients", "Messages", "Reminders"]);
  expect(await labels(page, "Main")).toEqual(["Customers", "Company users", "Cases"]);
  await leave();
});

test("A318: a super admin without a customer is led to the companies, and by a company's clinics into one", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(0, Role.superAdmin));
  for (const path of ["/users", "/notification", "/customers"]) {
    await page.goto(path);
    await arrivesAt(page, "/companies");
  }
  await page.getByRole("table").getByText("Company 2", { exact: true }).click();
  await page.getByRole("table").getByText("Clinic 3", { exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByText("Users", { exact: true }).waitFor();
  expect(await labels(page, "Main")).toContain("Users");
  await leave();
});

test("A036: a company user whose company is gone stays at the sign-in", async () => {
  const { page, leave } = await journey.visitAs(smallEmail(2, Role.companyAdmin));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("restride.session")!) as { profile: { company: unknown } };
    stored.profile.company = null;
    for (const storage of [localStorage, sessionStorage]) storage.setItem("restride.session", JSON.stringify(stored));
  });
  await page.goto("/customers");
  await arrivesAt(page, "/login");
  await page.getByRole("heading", { name: "Sign In", exact: true }).waitFor();
  await leave();
});
