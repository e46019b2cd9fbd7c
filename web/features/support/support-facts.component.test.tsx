import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { liveStatus } from "../../platform/calls/live-status.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { Support } from "./Support.tsx";
import { SupportDocument } from "./support.graphql.ts";

const open = async (profile = signedIn(), now: string | null = null) => {
  let keys = 0;
  mockServer.answer(SupportDocument, {
    getSupport: { status: "success", message: "", email: "help@restride.example", version: "1.4.0", now },
  });
  await render(
    <Support onKeys={() => (keys += 1)} tours={<p>Tours</p>}>
      {null}
    </Support>,
    { profile },
  );
  await expect.element(page.getByText("1.4.0")).toBeVisible();
  return { keys: () => keys };
};
const fact = (name: string): string | undefined =>
  textsOf(page.getByRole("definition"))[textsOf(page.getByRole("term")).indexOf(name)];

test("C010: this console is told by version, clinic, person, server and clock, in this order", async () => {
  await open();
  expect(textsOf(page.getByRole("term"))).toEqual(["Version", "Clinic", "Signed in", "Server", "Your clock"]);
  expect(fact("Signed in")).toBe("Thea Therapist, Therapist");
  await expect.element(page.getByText("Tours")).toBeVisible();
});

test("outside of a clinic there is none to tell", async () => {
  await open(ofCompany(Role.companyAdmin));
  expect(fact("Clinic")).toBe("—");
  expect(fact("Signed in")).toMatch(/^Thea Therapist, Company/);
});

test("the live connection is said to be open or lost", async () => {
  onTestFinished(() => liveStatus.setConnected());
  await open();
  expect(fact("Server")).toMatch(/^answers in \d+ ms, live connection open$/);
  liveStatus.setDisconnected(Date.now() + 5_000);
  await expect.poll(() => fact("Server")).toMatch(/^answers in \d+ ms, live connection lost$/);
});

test("Keys opens the list of shortcuts", async () => {
  const { keys } = await open();
  await page.getByRole("button", { name: "Keys" }).click();
  expect(keys()).toBe(1);
});

test("the way to a mail says what to tell, and that the details were copied", async () => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => undefined } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
  await open();
  expect(page.getByRole("listitem").elements().length).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Copy details for the mail" }).click();
  await expect.element(page.getByRole("button", { name: "Copied" })).toBeVisible();
});
