import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, listItem, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import {
  DeleteRegisteredPatientDocument,
  DraftsOfRegisteredDocument,
  RegisteredPatientsDocument,
  type RegisteredRowFragment,
} from "./registered.graphql.ts";
import { RegisteredDialog } from "./RegisteredDialog.tsx";

const ann: RegisteredRowFragment = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  gender: "female",
  age: 64,
  phone: "•••• 0177",
  registered: "03/02/2026",
  signed: 2,
  forms: 3,
  isrepeated: true,
};
const bo: RegisteredRowFragment = {
  ...ann,
  _id: uuid(2),
  firstname: "Bo",
  lastname: "Diaz",
  gender: "male",
  isrepeated: false,
};
const draftOfBo = {
  _id: uuid(81),
  registration: uuid(2),
  begunat: "2026-03-02T05:30:00.000Z",
  changedby: "Cora Coach",
};

const answerRegistered = (patients = [ann, bo], total = patients.length, drafts: (typeof draftOfBo)[] = []): void => {
  mockServer.answer(RegisteredPatientsDocument, {
    getRegisteredPatients: { status: "success", message: "", total, waiting: total, patients },
  });
  mockServer.answer(DraftsOfRegisteredDocument, { getPatientDrafts: { status: "success", message: "", drafts } });
};
const open = async (role: Role = Role.admin) => {
  let closings = 0;
  const { address } = await render(<RegisteredDialog onClose={() => (closings += 1)} />, { profile: signedIn(role) });
  return { address, closings: () => closings };
};
const search = () => page.getByRole("searchbox", { name: "Search registered patients" });
const lastRequest = () => mockServer.sent(RegisteredPatientsDocument).at(-1);
const question = () => page.getByRole("dialog", { name: "Delete Bo Diaz?" });

test("B019 B293 B342 B399 C306: who waits is listed, five a page, with masked phone, signed forms and who may be known", async () => {
  answerRegistered([ann, bo], 7);
  await open();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/Registered patients.*7 waiting/);
  await expect.element(row("Ann Bell")).toBeVisible();
  const cells = (name: string) => textsOf(row(name).getByRole("cell")).slice(0, 4);
  expect(cells("Ann Bell")).toEqual([
    expect.stringMatching(/Ann BellF, 64$/),
    "•••• 0177",
    "03/02/2026",
    "2 of 3 signed May be known",
  ]);
  expect(cells("Bo Diaz").at(-1)).toBe("2 of 3 signed");
  await expect.element(page.getByRole("link", { name: "View QR" })).toBeVisible();
  await expect.element(button("Send link")).toBeVisible();
  expect(mockServer.sent(RegisteredPatientsDocument)).toEqual([
    { search: "", metadata: { current: 1, pageSize: 5 }, customerid: null },
  ]);
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 2, pageSize: 5 } });
});

test("B293 B342: a company admin asks for the clinic that was entered", async () => {
  answerRegistered();
  await open(Role.companyAdmin);
  await expect.poll(lastRequest).toMatchObject({ customerid: uuid(9001) });
});

test("B019 B020 B256 B342: a search begins at page 1; spaces at the ends are told, and nothing is asked", async () => {
  answerRegistered([ann, bo], 7);
  await open();
  await button("Next page").click();
  await search().fill("Be");
  await expect.poll(lastRequest).toEqual({ search: "Be", metadata: { current: 1, pageSize: 5 }, customerid: null });
  await search().fill("Be ");
  await expect.element(page.getByText("Please remove empty spaces.")).toBeVisible();
  expect(lastRequest()?.search).toBe("Be");
});

test("B019 B021: Add leads to the form of the registration, and a draft of a colleague is opened in its place", async () => {
  answerRegistered([ann, bo], 2, [draftOfBo]);
  const { address } = await open();
  await expect.element(row("Bo Diaz")).toMatchTextContent(/Cora Coach is adding this patient since 03\/01\/2026\./);
  await button("Open draft of Bo Diaz").click();
  expect(address()).toBe(`/patient/add/info?draft=${uuid(81)}`);
  await button("Add Ann Bell").click();
  expect(address()).toBe(`/patient/add/info?registration=${uuid(1)}`);
  await expect
    .element(page.getByRole("link", { name: "Add Patient Without Authorization Form", exact: true }))
    .toHaveAttribute("href", "/patient/add/info");
});

test("B019 B378: a registration is deleted after a question", async () => {
  answerRegistered();
  mockServer.answer(DeleteRegisteredPatientDocument, {
    deleteRegisteredPatient: { status: "success", message: "Patient deleted successfully" },
  });
  await open();
  await button("Delete Bo Diaz").click();
  await expect.element(question()).toMatchTextContent(/Delete this registration and its signed forms\?/);
  expect(mockServer.sent(DeleteRegisteredPatientDocument)).toEqual([]);
  answerRegistered([ann]);
  await question().getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByText("Patient deleted successfully")).toBeVisible();
  await expect.element(row("Bo Diaz")).not.toBeInTheDocument();
  expect(mockServer.sent(DeleteRegisteredPatientDocument)).toEqual([{ id: uuid(2) }]);
});

test("by keys: / leads to the search, down into the rows, Delete asks about the one in focus", async () => {
  answerRegistered();
  await open();
  await expect.element(row("Bo Diaz")).toBeVisible();
  button("Close").last().element().focus();
  button("Delete Ann Bell").element().focus();
  await userEvent.keyboard("/");
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(row("Ann Bell")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Delete}");
  await expect.element(question()).toBeVisible();
});

test("who registers meanwhile is listed and counted", async () => {
  answerRegistered([ann]);
  await open();
  await expect.element(page.getByText("1 waiting")).toBeVisible();
  answerRegistered([ann, bo]);
  void invalidateTags(["registrations"]);
  await expect.element(row("Bo Diaz")).toBeVisible();
  await expect.element(page.getByText("2 waiting")).toBeVisible();
  answerRegistered([ann, bo], 2, [draftOfBo]);
  void invalidateTags(["drafts"]);
  await expect.element(button("Open draft of Bo Diaz")).toBeVisible();
});

test("B019: nobody waits: the link is sent from here, and its QR code viewed; nobody matches: another search", async () => {
  answerRegistered([]);
  await open();
  await expect.element(page.getByText("Nobody is waiting.")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "View QR" }))
    .toHaveAttribute("href", `/qrcode/registration/${uuid(9001)}`);
  await button("Send link").first().click();
  await expect.element(page.getByRole("dialog", { name: "Send the registration link" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await search().fill("Zz");
  await expect.element(page.getByText("Nobody found with Zz.")).toBeVisible();
});

test("on a phone who waits is a card, with Delete behind more", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerRegistered([ann, bo], 2, [draftOfBo]);
  await open();
  await expect
    .element(listItem("Bo Diaz"))
    .toMatchTextContent(
      /Bo DiazM, 64 · •••• 017703\/02\/20262 of 3 signedCora Coach is adding this patient since 03\/01/,
    );
  await expect
    .element(listItem("Ann Bell"))
    .toMatchTextContent(/Ann BellF, 64 · •••• 017703\/02\/20262 of 3 signedMay be known/);
  await button("More for Bo Diaz").click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect.element(question()).toBeVisible();
});
