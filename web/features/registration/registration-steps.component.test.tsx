import { signatureSize } from "@restride/domain/registration/registration.ts";
import { useNavigate } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { button, field, select } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { writtenName } from "../../ui/field/signature-image.ts";
import {
  answerBotChecks,
  answerPage,
  consentForm,
  leaveUnderWay,
  title,
  typeDetails,
} from "./registration.fixture.tsx";
import { AddRegisterPatientDocument } from "./registration.graphql.ts";
import { formKey } from "./registration-state.ts";
import { Registration } from "./Registration.tsx";

function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

const open = (customer = uuid(9001)) =>
  render(
    <>
      <Registration />
      <BrowserBack />
    </>,
    { profile: null, at: `/auth/${customer}`, path: "/auth/:customer_id" },
  );
const forms = [consentForm(1, "Privacy", { version: 3 }), consentForm(2, "Devices")];
const signature = writtenName("Ann Bell", signatureSize);
const signAll = async (): Promise<void> => {
  await expect.element(title()).toHaveTextContent("Consent forms");
  await page.getByLabelText("Use Default Signature").click();
  await button("Next").click();
  await expect.element(title()).toHaveTextContent("Review");
};
const openDetails = async (): Promise<void> => {
  answerPage(...forms);
  leaveUnderWay(uuid(9001), {});
  await open();
  await expect.element(title()).toHaveTextContent("Patient details");
};
const openReview = async (): Promise<void> => {
  answerBotChecks();
  answerPage(...forms);
  const signatures = Object.fromEntries(forms.map((form) => [formKey(form), signature]));
  leaveUnderWay(uuid(9001), { step: 2, signatures, isDefaultSignature: true });
  await open();
  await expect.element(title()).toHaveTextContent("Review");
};

test("A039 A130 A131 A143: all that is typed and signed arrives once, and the thanks leave nothing for who comes next", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T15:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  const answer = mockServer.delay(AddRegisterPatientDocument);
  answerBotChecks();
  answerPage(...forms);
  await open();
  await expect.element(title()).toHaveTextContent("Patient details");
  await typeDetails();
  await page.getByLabelText("My care team may send me emails").click();
  await button("Next").click();
  await signAll();
  await page.getByLabelText("Email me a copy of the signed forms").click();
  await button("Submit").dblClick();
  await expect.element(button("Back")).toBeDisabled();
  answer({ addRegisterPatient: { status: "success", message: "" } });
  await expect.element(title()).toHaveTextContent("Thank you");
  await expect.element(page.getByText(/^Harbor Clinic has received your registration/)).toBeVisible();
  expect(mockServer.sent(AddRegisterPatientDocument)).toEqual([
    {
      customer: uuid(9001),
      firstname: "Ann",
      lastname: "Bell",
      dob: "01/15/1962",
      gender: "female",
      height: 66,
      phone: "+13125550177",
      email: "ann@example.com",
      shipaddress: {
        addressline1: "1 Lake St",
        addressline2: "Apt 4",
        city: "Chicago",
        state: "IL",
        zip: "60601",
        country: "US",
      },
      caregiver: {
        fname: "Carl",
        lname: "Cole",
        phone: "+13125550188",
        email: "carl@example.com",
        relationship: "Sibling",
      },
      email_opt_in: false,
      include_devices: true,
      consent_email: "ann@example.com",
      token: expect.stringContaining("challenge 1"),
      consent: {
        signature_time: expect.stringMatching(/^2026-03-02T15:00:/),
        signatures: [
          { formid: uuid(1), version: 3, sequence_no: 1, signature },
          { formid: uuid(2), version: 1, sequence_no: 2, signature },
        ],
      },
    },
  ]);
  expect(Object.values({ ...sessionStorage }).join()).not.toContain("Bell");
});

test("A131: what is unticked is not agreed to, and is reviewed so", async () => {
  answerBotChecks();
  await openDetails();
  await page.getByLabelText("My care team may send me emails").click();
  await page.getByLabelText("Send me the devices of my care plan").click();
  await button("Next").click();
  await signAll();
  await expect.element(page.getByText("Emails from the care team")).toBeVisible();
  const facts = textsOf(page.getByRole("definition"));
  expect([facts[6], facts[10]]).toEqual(["No", "No"]);
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "success", message: "" } });
  await button("Submit").click();
  await expect.element(title()).toHaveTextContent("Thank you");
  expect(mockServer.sent(AddRegisterPatientDocument)).toMatchObject([{ email_opt_in: false, include_devices: false }]);
});

test("A039: the review says each fact and each signature; Change leads to its step with everything kept", async () => {
  await openReview();
  const names = textsOf(page.getByRole("term"));
  const facts = textsOf(page.getByRole("definition"));
  expect(names.map((name, at) => `${name}: ${facts[at]}`)).toEqual([
    "Name: Ann Bell",
    "Date of birth: 01/15/1962",
    "Gender: Female",
    "Height: 5 ft 6 in",
    "Cell phone: +1 312 555 0177",
    "Email: ann@example.com",
    "Emails from the care team: Yes",
    "Address: 1 Lake St, Apt 4",
    "City: Chicago IL 60601",
    "Country: United States",
    "Devices: Yes, send them to this address",
    "Caregiver: Carl Cole",
    "Relationship: Sibling",
    "Caregiver phone: +1 312 555 0188",
    "Caregiver email: carl@example.com",
  ]);
  for (const { title: name } of forms)
    await expect.element(page.getByRole("img", { name: `Signature under ${name}` })).toHaveAttribute("src", signature);
  await button("Change consent forms").click();
  await expect.element(title()).toHaveTextContent("Consent forms");
  await button("Next").click();
  await button("Change patient details").click();
  await expect.element(title()).toHaveTextContent("Patient details");
  await expect.element(field("Address line 2")).toHaveValue("Apt 4");
  await expect.element(select("Relationship")).toHaveValue("Sibling");
});

test("A142: each step begins at its top with its title in focus; Back and the browser's Back go to the step before", async () => {
  await openDetails();
  expect(document.activeElement).toBe(document.body); // A page does not take the focus when it opens.
  scrollTo(0, 500);
  await button("Next").click();
  await expect.element(title()).toHaveTextContent("Consent forms");
  await expect.element(title()).toHaveFocus();
  expect(scrollY).toBe(0);
  const current = () =>
    textsOf(page.getByRole("list", { name: "Steps" }).getByRole("listitem").filter({ hasText: /^\d/ }));
  expect(current()).toEqual(["2Consent forms", "3Review", "4Thank you"]); // The step before has a check mark.
  await button("Back").click();
  await expect.element(title()).toHaveTextContent("Patient details");
  await expect.element(field("First name")).toHaveValue("Ann");
  await button("Next").click();
  await expect.element(title()).toHaveTextContent("Consent forms");
  await button("Browser back").click();
  await expect.element(title()).toHaveTextContent("Patient details");
});

test("A297: a patient is female or male; a caregiver has the relationships in their order", async () => {
  await openDetails();
  expect(textsOf(select("Gender").getByRole("option"))).toEqual(["Select", "Female", "Male"]);
  expect(textsOf(select("Relationship").getByRole("option"))).toEqual([
    "Spouse or Partner",
    "Child",
    "Sibling",
    "Friend",
    "Parent",
    "Professional caregiver",
    "Other",
  ]);
});

test("what was typed survives a reload in its step, at this clinic alone", async () => {
  answerPage(...forms);
  const { unmount } = await open();
  await field("First name").fill("Ann");
  await unmount();
  const other = await open(uuid(9002));
  await expect.element(title()).toHaveTextContent("Patient details");
  await expect.element(field("First name")).toHaveValue("");
  await other.unmount();
  const again = await open();
  await expect.element(field("First name")).toHaveValue("Ann");
  await again.unmount();
  leaveUnderWay(uuid(9001), { step: 1 });
  await open();
  await expect.element(title()).toHaveTextContent("Consent forms");
});

test("a registration that got no answer is sent again with the same token: it may have arrived", async () => {
  mockServer.answer(AddRegisterPatientDocument, { addRegisterPatient: { status: "success", message: "" } });
  await openReview();
  await expect.element(page.getByText("Security check passed.")).toBeVisible();
  mockServer.setReachable(false);
  await button("Submit").click();
  const dialog = page.getByRole("dialog", { name: "Your registration was not sent" });
  await dialog.getByRole("button", { name: "Ok" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  mockServer.setReachable(true);
  await button("Submit").click();
  await expect.element(title()).toHaveTextContent("Thank you");
  expect(mockServer.sent(AddRegisterPatientDocument).map(({ token }) => JSON.parse(token).challenge)).toEqual([
    "challenge 1",
  ]);
});

test("A184: what is required is named at its field, and step 1 is not left", async () => {
  answerPage(...forms);
  await open();
  await button("Next").click();
  await expect.element(field("First name")).toHaveFocus();
  const required = ["First name", "Last name", "Date of birth", "Cell phone", "Email", "Address line 1", "City", "Zip"];
  for (const name of required)
    await expect.element(field(name), { message: name }).toHaveAttribute("aria-invalid", "true");
  for (const name of ["Gender", "State"]) await expect.element(select(name)).toHaveAttribute("aria-invalid", "true");
  for (const name of ["Address line 2", "Caregiver first name"])
    await expect.element(field(name)).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(title()).toHaveTextContent("Patient details");
});
