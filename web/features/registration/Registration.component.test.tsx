import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../platform/notices/toasts.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { expectReadAgain } from "../../testing/read-again.ts";
import { render } from "../../testing/render.tsx";
import { requiredLabels } from "../../testing/required-labels.ts";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { Registration } from "./Registration.tsx";
import { RegistrationPageDocument } from "./registration.graphql.ts";

const logo = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

test("A039 A041 A283 A305 C314: a patient registers with the clinic in the address in four steps, below its name and logo; notices last 5 s", async () => {
  mockServer.answer(RegistrationPageDocument, {
    getCustomerLogoAndName: { status: "success", message: "", name: "Harbor Clinic", logo },
    getConsentForm: { status: "success", message: "", forms: [] },
  });
  await render(<Registration />, { profile: null, at: `/auth/${uuid(9001)}`, path: "/auth/:customer_id" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Patient details");
  expect(mockServer.sent(RegistrationPageDocument)).toEqual([{ customerid: uuid(9001) }]);
  const steps = textsOf(page.getByRole("list", { name: "Steps" }).getByRole("listitem"));
  expect(steps.map((step) => step.replace(/^\d/, ""))).toEqual([
    "Patient details",
    "Consent forms",
    "Review",
    "Thank you",
  ]);
  await expect.element(page.getByRole("banner").getByText("Harbor Clinic")).toBeVisible();
  await expect.element(page.getByText(`© ${new Date().getFullYear()} Restride`)).toBeVisible();
  expect(document.querySelector("header img")?.getAttribute("src")).toBe(logo);
  toasts.error("Please try again.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
});

const open = () => render(<Registration />, { profile: null, at: `/auth/${uuid(1)}`, path: "/auth/:customer_id" });
const answer = {
  getCustomerLogoAndName: { status: "success", message: "", logo: null, name: "Harbor Clinic" },
  getConsentForm: { status: "success", message: "", forms: [] },
};

test("C314: its notices last 5 s", async () => {
  mockServer.answer(RegistrationPageDocument, answer);
  await open();
  toasts.error("Try again in a minute.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
});

test("an address that leads to no clinic says what the server says", async () => {
  const refusal = { status: "fail", message: "This registration link is not valid." };
  mockServer.answer(RegistrationPageDocument, {
    getCustomerLogoAndName: { ...refusal, logo: null, name: null },
    getConsentForm: { ...refusal, forms: null },
  });
  await open();
  await expect.element(page.getByText("This registration link is not valid.")).toBeVisible();
});

test("a lost connection offers to try again", async () => {
  let isLost = true;
  mockServer.answer(RegistrationPageDocument, () => {
    if (isLost) throw new TypeError("Failed to fetch");
    return answer;
  });
  await open();
  await expect.element(page.getByText("error communicating with the server")).toBeVisible();
  isLost = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { name: "Patient details" })).toBeVisible();
  await expect.element(page.getByText("Harbor Clinic")).toBeVisible();
});

test("A184: what a registration has to have is marked as required before it is missed", async () => {
  mockServer.answer(RegistrationPageDocument, answer);
  await open();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Patient details");
  expect(requiredLabels()).toEqual([
    "First name",
    "Last name",
    "Date of birth",
    "Gender",
    "Cell phone",
    "Email",
    "Address line 1",
    "City",
    "State",
    "Zip",
    "Country",
  ]);
  await expectReadAgain(RegistrationPageDocument, "customers");
});
