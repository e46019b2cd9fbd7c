import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import {
  DraftsOfRegisteredDocument,
  RegisteredPatientsDocument,
  SendMobileAppLinkDocument,
  SendPatientAuthLinkDocument,
} from "./registered.graphql.ts";
import { RegisteredButtons } from "./RegisteredButtons.tsx";

const success = { status: "success", message: "" };
const open = async (role: Role = Role.physio) => {
  mockServer.answer(RegisteredPatientsDocument, {
    getRegisteredPatients: { ...success, total: 0, waiting: 0, patients: [] },
  });
  mockServer.answer(DraftsOfRegisteredDocument, { getPatientDrafts: { ...success, drafts: [] } });
  mockServer.answer(SendMobileAppLinkDocument, { sendMobileAppLink: success });
  mockServer.answer(SendPatientAuthLinkDocument, { sendPatientAuthLink: success });
  await render(<RegisteredButtons />, { profile: signedIn(role) });
};
const dialog = (name: string) => page.getByRole("dialog", { name: new RegExp(`^${name}`) });
const phone = () => page.getByRole("textbox", { name: "Cell phone" });

test.each([Role.admin, Role.companyAdmin, Role.physio, Role.medicalAssociate, Role.surgeon])(
  "B285: those who add patients see who registered, and the way to register: role %i",
  async (role) => {
    await open(role);
    await expect.element(button("Registered patients")).toBeVisible();
    await expect.element(button("Self-register")).toBeVisible();
    expect(page.getByRole("dialog").elements()).toEqual([]);
  },
);

test.each([Role.healthCoach, Role.superAdmin])("B285: those who add no patients see neither: role %i", async (role) => {
  await open(role);
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("B019: Registered patients opens who waits, and Close leads back", async () => {
  await open();
  await button("Registered patients").click();
  const registered = dialog("Registered patients");
  await expect.element(registered.getByText("Nobody is waiting.")).toBeVisible();
  await registered.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect.element(registered).not.toBeInTheDocument();
});

test("B022: Self-register sends the link of the application, and closes", async () => {
  await open();
  await button("Self-register").click();
  await expect.element(dialog("Patient self-register")).toBeVisible();
  await phone().fill("3125550177");
  await button("Send").click();
  await expect.element(dialog("Patient self-register")).not.toBeInTheDocument();
  expect(mockServer.sent(SendMobileAppLinkDocument)).toHaveLength(1);
  expect(mockServer.sent(SendPatientAuthLinkDocument)).toEqual([]);
});

test("B340: from who waits the link of the registration is sent, and the list stays open", async () => {
  await open();
  await button("Registered patients").click();
  await button("Send link").first().click();
  await phone().fill("3125550177");
  await button("Send").click();
  await expect.poll(() => mockServer.sent(SendPatientAuthLinkDocument)).toHaveLength(1);
  expect(mockServer.sent(SendMobileAppLinkDocument)).toEqual([]);
  await expect.element(dialog("Registered patients")).toBeVisible();
});

test("a phone that was typed for one link is not found in the dialog of the other", async () => {
  await open();
  await button("Self-register").click();
  await phone().fill("3125550177");
  await page.getByRole("button", { name: "Cancel" }).click();
  await button("Registered patients").click();
  await button("Send link").first().click();
  await expect.element(phone()).toHaveValue("");
});
