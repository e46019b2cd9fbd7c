import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CallbackForm } from "./CallbackForm.tsx";
import { AddCallbackRequestDocument } from "./callbacks.graphql.ts";

const open = (patientid: string | null = null) =>
  render(<CallbackForm surgeon={uuid(7)} patientid={patientid} />, { profile: null });
const fillIn = async (): Promise<void> => {
  await field("Name").fill("Ann Bell");
  await field("Phone").fill("3125550177");
  await field("Message").fill("My knee clicks.");
};

test("C169 C245 C287 C307: name, phone and message reach the surgeon, and the form is empty again", async () => {
  mockServer.answer(AddCallbackRequestDocument, {
    addCallbackRequest: { status: "success", message: "I'll call you back asap." },
  });
  await open(uuid(1));
  await fillIn();
  await button("Send").click();
  await expect.element(page.getByText("I'll call you back asap.")).toBeVisible();
  expect(mockServer.sent(AddCallbackRequestDocument)).toEqual([
    { surgeon: uuid(7), patientid: uuid(1), name: "Ann Bell", phone: "+13125550177", message: "My knee clicks." },
  ]);
  await expect.element(field("Name")).toHaveValue("");
  await expect.element(field("Message")).toHaveValue("");
});

test("a visitor sends no patient", async () => {
  mockServer.answer(AddCallbackRequestDocument, { addCallbackRequest: { status: "success", message: "" } });
  await open();
  await fillIn();
  await button("Send").click();
  await expect
    .poll(() => mockServer.sent(AddCallbackRequestDocument))
    .toEqual([
      { surgeon: uuid(7), patientid: null, name: "Ann Bell", phone: "+13125550177", message: "My knee clicks." },
    ]);
});

test("C169 C170: empty fields are named, and nothing is sent", async () => {
  await open();
  await button("Send").click();
  await expect.element(page.getByText("Please enter name")).toBeVisible();
  await expect.element(page.getByText("Please enter valid number!")).toBeVisible();
  await expect.element(page.getByText("Please enter message.")).toBeVisible();
  expect(mockServer.sent(AddCallbackRequestDocument)).toEqual([]);
});

test("C170: a message has room for 500 characters, all of which are sent", async () => {
  mockServer.answer(AddCallbackRequestDocument, { addCallbackRequest: { status: "success", message: "" } });
  await open();
  await fillIn();
  await expect.element(field("Message")).toHaveAttribute("maxlength", "500");
  await field("Message").fill("m".repeat(501));
  await button("Send").click();
  await expect.poll(() => mockServer.sent(AddCallbackRequestDocument)).toMatchObject([{ message: "m".repeat(500) }]);
});

test("C287: the server's message is shown, and what was typed stays after a refusal", async () => {
  mockServer.answer(AddCallbackRequestDocument, {
    addCallbackRequest: { status: "fail", message: "Too many requests. Try again tomorrow." },
  });
  await open();
  await fillIn();
  await button("Send").click();
  await expect.element(page.getByText("Too many requests. Try again tomorrow.")).toBeVisible();
  await expect.element(field("Message")).toHaveValue("My knee clicks.");
});

test("what was typed is there again when the page is opened once more", async () => {
  const { unmount } = await open();
  await field("Message").fill("My knee clicks.");
  await unmount();
  await open();
  await expect.element(page.getByText("Draft restored", { exact: true })).toBeVisible();
  await expect.element(field("Message")).toHaveValue("My knee clicks.");
});

test("a request that is on its way is sent once, and a draft of it is discarded on wish", async () => {
  const first = await open();
  await fillIn();
  await first.unmount();
  await open();
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.element(field("Message")).toHaveValue("");
  await fillIn();
  mockServer.delay(AddCallbackRequestDocument);
  await button("Send").click();
  await button("Send").click({ force: true });
  await expect.poll(() => mockServer.sent(AddCallbackRequestDocument).length).toBe(1);
});
