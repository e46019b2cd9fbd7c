import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CaregiverNotifyDocument } from "./progress-page.graphql.ts";
import { ShareDialog } from "./ShareDialog.tsx";

const open = async () => {
  let [closings, ends] = [0, 0];
  await render(
    <ShareDialog patientid={uuid(1)} link="link-token" onClose={() => (closings += 1)} onEnded={() => (ends += 1)} />,
    { profile: null },
  );
  return { closings: () => closings, ends: () => ends };
};
const unsubscribed = "The patient has unsubscribe email alert please subscribe again";

test("B103 B368 C099 C115: email and name of the caregiver arrive", async () => {
  mockServer.answer(CaregiverNotifyDocument, { caregiverNotify: { status: "success", message: "Mail sent" } });
  const { closings } = await open();
  await field("Email").fill("carl@example.com");
  await field("Name").fill("Carl Care");
  await button("Send").click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(CaregiverNotifyDocument)).toEqual([
    { patientid: uuid(1), email: "carl@example.com", name: "Carl Care" },
  ]);
});

test("B270 B271 C171 C172: an empty email and name are marked, and nothing is sent", async () => {
  await open();
  await button("Send").click();
  await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText("Email required", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Name is required", { exact: true })).toBeVisible();
  expect(mockServer.sent(CaregiverNotifyDocument)).toEqual([]);
});

test("C173: a refusal is shown, and what was typed stays", async () => {
  mockServer.answer(CaregiverNotifyDocument, {
    caregiverNotify: { status: "fail", message: unsubscribed },
  });
  const { closings } = await open();
  await field("Email").fill("carl@example.com");
  await field("Name").fill("Carl Care");
  await button("Send").click();
  await expect.element(page.getByText(unsubscribed)).toBeVisible();
  await expect.element(field("Email")).toHaveValue("carl@example.com");
  expect(closings()).toBe(0);
});

test("without a connection it is said that what was typed is kept", async () => {
  await open();
  await field("Email").fill("carl@example.com");
  await field("Name").fill("Carl Care");
  mockServer.setReachable(false);
  await button("Send").click();
  await expect.element(page.getByRole("alert").getByText(/What you typed is kept\./)).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Carl Care");
  mockServer.setReachable(true);
});
