import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { GetBotCheckDocument } from "../../platform/calls/bot-check.graphql.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { DetailsStep } from "./DetailsStep.tsx";
import { answerBotChecks } from "./registration.fixture.tsx";
import { AddRegisterPatientDocument } from "./registration.graphql.ts";
import { allSigned, emptyRegistration, formKey, type RegistrationState } from "./registration-state.ts";
import { ReviewStep } from "./ReviewStep.tsx";

const today = calendarDate("2026-03-02");
const form = { _id: uuid(5), version: 3, title: "Consent", description: "", view: "<p>Read</p>", sequence: 1 };
const details = {
  ...emptyRegistration.details,
  firstname: "Ann",
  lastname: "Bell",
  gender: "female",
  dob: "01/15/1962",
  phone: "3125550177",
  email: "ann@example.com",
  shipaddress: {
    ...emptyRegistration.details.shipaddress,
    addressline1: "1 Lake St",
    city: "Chicago",
    state: "IL",
    zip: "60601",
  },
};
const state = (change: Partial<RegistrationState>): RegistrationState => ({
  ...emptyRegistration,
  details,
  signatures: allSigned([form], "Ann Bell"),
  isDefaultSignature: true,
  ...change,
});

const review = async (change: Partial<RegistrationState> = {}) => {
  const done: string[] = [];
  answerBotChecks();
  await render(
    <ReviewStep
      state={state({ step: 2, ...change })}
      change={() => undefined}
      forms={[form]}
      today={today}
      customer={uuid(9001)}
      onDone={() => void done.push("done")}
    />,
    { profile: null },
  );
  await page.getByRole("button", { name: "Submit" }).click();
  return done;
};
const tokens = () => mockServer.sent(AddRegisterPatientDocument).map(({ token }) => JSON.parse(token).challenge);

test("A131 A143 A185: what was entered and signed is sent, with the address for a copy where one is wanted", async () => {
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "success", message: "" } });
  const done = await review({ wantsCopy: true });
  await expect.poll(() => done).toEqual(["done"]);
  expect(mockServer.sent(AddRegisterPatientDocument)).toMatchObject([
    {
      customer: uuid(9001),
      firstname: "Ann",
      dob: "01/15/1962",
      phone: "+13125550177",
      consent_email: "ann@example.com",
      consent: {
        signatures: [{ formid: uuid(5), version: 3, signature: allSigned([form], "Ann Bell")[formKey(form)] }],
      },
    },
  ]);
});

test("A131: without the wish for a copy no address is sent for one", async () => {
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "success", message: "" } });
  await review();
  await expect.poll(() => mockServer.sent(AddRegisterPatientDocument)).toMatchObject([{ consent_email: null }]);
});

test("A145: a registration that was refused says why, if it says so, in a dialog with Ok, and is sent again with a new token", async () => {
  mockServer.answer(AddRegisterPatientDocument, {
    addRegisterPatient: { status: "fail", message: "The security check has run out. Please try again." },
  });
  await review();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByText("The security check has run out. Please try again.")).toBeVisible();
  await dialog.getByRole("button", { name: "Ok", exact: true }).click();
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "fail", message: "" } });
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(tokens).toEqual(["challenge 1", "challenge 2"]);
  await expect.poll(() => mockServer.sent(GetBotCheckDocument).length).toBe(3);
  expect(dialog.elements()).toEqual([]); // A refusal without a message has no dialog.
});

test("A144: a name that is corrected is signed anew where the forms were signed with the written name", async () => {
  const changes: Partial<RegistrationState>[] = [];
  await render(
    <DetailsStep state={state({})} change={(part) => void changes.push(part)} forms={[form]} today={today} />,
    {
      profile: null,
    },
  );
  await page.getByRole("textbox", { name: "First name", exact: true }).fill("Anna");
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => changes.at(-1)).toEqual({ step: 1, signatures: allSigned([form], "Anna Bell") });
});

test("drawn signatures stay when the name is corrected", async () => {
  const changes: Partial<RegistrationState>[] = [];
  const drawn = state({ isDefaultSignature: false });
  await render(<DetailsStep state={drawn} change={(part) => void changes.push(part)} forms={[form]} today={today} />, {
    profile: null,
  });
  await page.getByRole("textbox", { name: "First name", exact: true }).fill("Anna");
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => changes.at(-1)).toEqual({ step: 1 });
});

test("A042: without its security check a registration is not sent; another try may pass it", async () => {
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "success", message: "" } });
  answerBotChecks();
  mockServer.answer(GetBotCheckDocument, { getBotCheck: { status: "fail", message: "Not now.", challenge: null } });
  await render(
    <ReviewStep
      state={state({ step: 2 })}
      change={() => undefined}
      forms={[form]}
      today={today}
      customer={uuid(9001)}
      onDone={() => undefined}
    />,
    { profile: null },
  );
  await expect.element(page.getByText(/^The security check could not run in this browser\./)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Submit" })).toBeDisabled();
  answerBotChecks();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Security check passed.")).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect.poll(tokens).toEqual(["challenge 1"]);
});

test.each([
  [false, "is ticked"],
  [true, "is unticked"],
])(
  "A131 A143: Back leads to the consent forms, and the wish for a copy, %j before, is kept when it %s",
  async (wantsCopy) => {
    const changes: Partial<RegistrationState>[] = [];
    answerBotChecks();
    await render(
      <ReviewStep
        state={state({ step: 2, wantsCopy })}
        change={(part) => void changes.push(part)}
        forms={[form]}
        today={today}
        customer={uuid(9001)}
        onDone={() => undefined}
      />,
      { profile: null },
    );
    await page.getByLabelText("Email me a copy of the signed forms").click();
    await page.getByRole("button", { name: "Back" }).click();
    expect(changes).toEqual([{ wantsCopy: !wantsCopy }, { step: 1 }]);
  },
);
