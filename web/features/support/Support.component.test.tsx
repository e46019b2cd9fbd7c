import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lastPage } from "../../platform/page/last-page.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { SupportDocument } from "./support.graphql.ts";
import { Support } from "./Support.tsx";

const open = (now: string, email = "help@restride.example") => {
  mockServer.answer(SupportDocument, {
    getSupport: { status: "success", message: "", email, version: "1.4.0", now },
  });
  return render(
    <Support onKeys={() => undefined} tours={null}>
      {null}
    </Support>,
  );
};

test("a clock that is minutes behind the server's is told", async () => {
  await open(new Date(Date.now() + 120_000).toISOString());
  await expect.element(page.getByText(/(119|120) seconds behind/)).toBeVisible();
  await expect.element(page.getByText("1.4.0")).toBeVisible();
});

test("the details for a mail name the page that was open before, without its ids", async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => copied.push(text) },
  });
  lastPage.note("/patient/:id");
  await open(new Date().toISOString());
  await page.getByRole("button", { name: "Copy details for the mail" }).click();
  await expect.poll(() => copied[0]).toContain("Page: /patient/:id\n");
  expect(copied[0]).toMatch(/^Version: 1\.4\.0\n.*\nTime: .*\(America\/Chicago\)\nRole: /);
  Reflect.deleteProperty(navigator, "clipboard");
  lastPage.note("");
});

test("C009 C010: the help's address leads to a mail; clinic, person and role are named", async () => {
  await open(new Date().toISOString(), "care@harbor.example");
  await expect
    .element(page.getByRole("link", { name: "care@harbor.example", exact: true }))
    .toHaveAttribute("href", "mailto:care@harbor.example");
  await expect.element(page.getByText("Harbor Clinic, HARBOR")).toBeVisible();
  await expect.element(page.getByText(/^Thea Therapist, /)).toBeVisible();
});

test("what cannot be read says so, and is read again by Try again", async () => {
  mockServer.answer(SupportDocument, {
    getSupport: { status: "fail", message: "Try again in a minute.", email: null, version: null, now: null },
  });
  await render(
    <Support onKeys={() => undefined} tours={null}>
      <p>Callback requests</p>
    </Support>,
  );
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\..*The address for help is not shown\./);
  await expect.element(page.getByText("Callback requests")).toBeVisible();
  mockServer.answer(SupportDocument, {
    getSupport: { status: "success", message: "", email: "help@restride.example", version: "1.4.0", now: null },
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("1.4.0")).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
