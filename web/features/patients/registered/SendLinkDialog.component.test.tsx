import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { SendMobileAppLinkDocument, SendPatientAuthLinkDocument } from "./registered.graphql.ts";
import { SendLinkDialog } from "./SendLinkDialog.tsx";

const open = async (link: "registration" | "mobileApp", role: Role = Role.physio) => {
  let closings = 0;
  await render(<SendLinkDialog link={link} onClose={() => (closings += 1)} />, { profile: signedIn(role) });
  return { closings: () => closings };
};
const send = () => page.getByRole("button", { name: "Send", exact: true });

test("B293 B340: the registration link goes to the phone and the email, and names the clinic of a company admin alone", async () => {
  mockServer.answer(SendPatientAuthLinkDocument, {
    sendPatientAuthLink: { status: "success", message: "The link is on its way." },
  });
  const { closings } = await open("registration");
  await expect.element(page.getByRole("heading", { name: "Send the registration link" })).toBeVisible();
  await field("Cell phone").fill("3125550177");
  await field("Email").fill("ann@example.com");
  await send().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(SendPatientAuthLinkDocument)).toEqual([
    { phone: "+13125550177", email: "ann@example.com", customerid: null },
  ]);
  await expect.element(page.getByText("The link is on its way.")).toBeVisible();
  await open("registration", Role.companyAdmin);
  await field("Cell phone").last().fill("3125550188");
  await send().last().click();
  await expect
    .poll(() => mockServer.sent(SendPatientAuthLinkDocument).at(-1))
    .toMatchObject({ phone: "+13125550188", customerid: uuid(9001) });
});

test("B293 B341: who is no company admin names no clinic in a self-register link", async () => {
  mockServer.answer(SendMobileAppLinkDocument, { sendMobileAppLink: { status: "success", message: "" } });
  const { closings } = await open("mobileApp");
  await field("Cell phone").fill("3125550177");
  await send().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(SendMobileAppLinkDocument)).toMatchObject([{ customerid: null }]);
});

test("B022 B023 B293 B341: the self-register dialog asks for a phone and an optional email, names the clinic of a company admin, and has its sheet with the QR code", async () => {
  mockServer.answer(SendMobileAppLinkDocument, { sendMobileAppLink: { status: "success", message: "" } });
  const { closings } = await open("mobileApp", Role.companyAdmin);
  await expect
    .element(page.getByRole("link", { name: "View QR Code & Instructions", exact: true }))
    .toHaveAttribute("href", `/qrcode/registration/${uuid(9001)}`);
  await expect
    .element(page.getByRole("link", { name: "View QR Code & Instructions", exact: true }))
    .toHaveAttribute("target", "_blank");
  await expect.element(field("Cell phone")).toHaveAttribute("aria-required", "true");
  await expect.element(field("Email")).not.toHaveAttribute("aria-required", "true");
  await field("Cell phone").fill("3125550177");
  await send().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(SendMobileAppLinkDocument)).toEqual([
    { phone: "+13125550177", email: null, customerid: uuid(9001) },
  ]);
  await field("Email").fill("ann@example.com");
  await send().click();
  await expect
    .poll(() => mockServer.sent(SendMobileAppLinkDocument).at(-1))
    .toMatchObject({ phone: "+13125550177", email: "ann@example.com" });
});

test.each(["registration", "mobileApp"] as const)(
  "B022 B254 B255: without a phone and with half an email nothing is sent: %s",
  async (link) => {
    await open(link);
    await field("Email").fill("ann@");
    await send().click();
    await expect.element(page.getByText("Please enter a valid U.S. phone number.")).toBeVisible();
    await expect.element(page.getByText("Please enter valid email")).toBeVisible();
    await field("Email").fill("");
    await field("Cell phone").fill("+44 20 7946 0958");
    await send().click();
    await expect.element(field("Cell phone")).toHaveAccessibleDescription(/Please enter a valid U\.S\. phone number\./);
    expect(mockServer.sent(SendPatientAuthLinkDocument)).toEqual([]);
    expect(mockServer.sent(SendMobileAppLinkDocument)).toEqual([]);
  },
);

test("B373: a refusal is a toast, and the dialog stays with the phone", async () => {
  mockServer.answer(SendPatientAuthLinkDocument, {
    sendPatientAuthLink: { status: "fail", message: "Too many links were sent. Try again tomorrow." },
  });
  const { closings } = await open("registration");
  await field("Cell phone").fill("3125550177");
  await send().click();
  await expect.element(page.getByText("Too many links were sent. Try again tomorrow.")).toBeVisible();
  await expect.element(field("Cell phone")).not.toHaveValue("");
  expect(closings()).toBe(0);
});
