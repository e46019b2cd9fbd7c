import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { day, open } from "./patient-edit.fixture.tsx";
import { AddeditHealthcoachDocument, CoachNamesDocument, TogglePatientStatusDocument } from "./patient-form.graphql.ts";

test("deactivating that is refused says why, and the question is over", async () => {
  mockServer.answer(TogglePatientStatusDocument, {
    togglePatientStatus: { status: "fail", message: "Try again in a minute." },
  });
  await open();
  await page.getByRole("switch", { name: "Active" }).click();
  const question = page.getByRole("dialog", { name: "Deactivate Ann Bell?" });
  await expect.element(question).toMatchTextContent(/Open now2 orders Pending.*1 case/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(mockServer.sent(TogglePatientStatusDocument)).toEqual([]);
  await page.getByRole("switch", { name: "Active" }).click();
  await question.getByRole("button", { name: "Deactivate" }).click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  expect(mockServer.sent(TogglePatientStatusDocument)).toEqual([{ patientId: uuid(1), isActive: false }]);
});

test("B151: a hold begins with its own question, and earlier holds are listed with their days", async () => {
  const released = { status: "release", holddate: day("2026-02-21"), releasedate: day("2026-02-23"), note: "Travel" };
  await open(signedIn(Role.companyAdmin), { technicalholdhistory: [released] });
  await expect.element(page.getByText("Off", { exact: true })).toBeVisible();
  await expect.element(page.getByText("02/21/2026 – 02/23/2026")).toBeVisible();
  await expect.element(page.getByText("Travel")).toBeVisible();
  await page.getByRole("switch", { name: "Technical hold" }).click();
  await expect.element(page.getByRole("textbox", { name: "Note" })).toBeVisible();
});

test("a coach who left stays a choice, and no coach is one too; a refusal keeps the dialog open", async () => {
  mockServer.answer(CoachNamesDocument, {
    getCompanyHealthcoach: {
      status: "success",
      message: "",
      users: [{ _id: uuid(31), firstname: "Cora", lastname: "Coach" }],
    },
  });
  mockServer.answer(AddeditHealthcoachDocument, { addeditHealthcoach: { status: "fail", message: "Not now." } });
  await open(
    { ...ofCompany(), customer: signedIn().customer },
    { healthcoach: { _id: uuid(39), firstname: "Lena", lastname: "Left" } },
  );
  await button("Change health coach").click();
  const coach = page.getByRole("combobox", { name: "Health coach" });
  await expect.poll(() => textsOf(coach.getByRole("option"))).toEqual(["No health coach", "Cora Coach", "Lena Left"]);
  await expect.element(coach).toHaveValue(uuid(39));
  await expectReadAgain(CoachNamesDocument, "users");
  await coach.selectOptions("No health coach");
  const dialog = page.getByRole("dialog", { name: /Health coach/ });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Not now.")).toBeVisible();
  await expect.element(dialog).toBeVisible();
  mockServer.answer(AddeditHealthcoachDocument, { addeditHealthcoach: { status: "success", message: "" } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(page.getByText("Health coach saved.")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(mockServer.sent(AddeditHealthcoachDocument)).toEqual([
    { patientid: uuid(1), healthcoachid: null },
    { patientid: uuid(1), healthcoachid: null },
  ]);
});
