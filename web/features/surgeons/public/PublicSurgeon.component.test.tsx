import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toasts } from "../../../platform/notices/toasts.ts";
import { region } from "../../../testing/finders.ts";
import { expectReadAgain } from "../../../testing/read-again.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { PublicSurgeon } from "./PublicSurgeon.tsx";
import { PublicSurgeonDocument } from "./public-surgeon.graphql.ts";

const surgeon = {
  _id: uuid(61),
  name: "Dr. Sam Surgeon",
  image: "",
  description: "Knees and hips",
  about_me: "Knees since 2001.",
  phone: "+13125550177",
  address: "1 Lake Street, Chicago, IL 60601",
  hospital_name: "Lake Hospital",
  hospital_url: "https://lake.example/",
  department_name: "Joints",
  department_title: "Chief",
  team: [
    { _id: "t1", name: "Nurse Practitioners", details: "Nina Nash" },
    { _id: "t2", name: "Secretary", details: "Cy Eck" },
  ],
};

test("A048 C244: a surgeon's page has about me, the team by its parts, the contact and the callback", async () => {
  mockServer.answer(PublicSurgeonDocument, { getPublicSurgeon: { status: "success", message: "", surgeon } });
  await render(<PublicSurgeon id={uuid(61)} callback={<p>Form of the callback</p>} />, { profile: null });
  await expect.element(page.getByRole("heading", { name: "Dr. Sam Surgeon" })).toBeVisible();
  await expect.element(region("About Me")).toMatchTextContent(/Knees since 2001\./);
  await expect.element(region("Request a callback").getByText("Form of the callback")).toBeVisible();
  const parts = region("Team").getByRole("group");
  expect(textsOf(parts)).toEqual(["Nurse PractitionersNina Nash", "SecretaryCy Eck"]);
  await expect.element(page.getByText("Cy Eck")).not.toBeVisible();
  await page.getByText("Secretary").click();
  await expect.element(page.getByText("Cy Eck")).toBeVisible();
  await page.getByRole("button", { name: "Contact" }).click();
  const drawer = page.getByRole("dialog", { name: "Contact" });
  await expect
    .element(drawer.getByRole("link", { name: "+1 312 555 0177" }))
    .toHaveAttribute("href", "tel:+13125550177");
  await expect.element(drawer.getByRole("button", { name: "Save contact" })).toBeVisible();
});

test("A048: a surgeon without words and team has neither part", async () => {
  mockServer.answer(PublicSurgeonDocument, {
    getPublicSurgeon: { status: "success", message: "", surgeon: { ...surgeon, about_me: "", team: [] } },
  });
  await render(<PublicSurgeon id={uuid(61)} callback={null} />, { profile: null });
  await expect.element(page.getByRole("heading", { name: "Dr. Sam Surgeon" })).toBeVisible();
  expect(page.getByText("About Me").elements()).toEqual([]);
  expect(page.getByText("Team").elements()).toEqual([]);
  await expectReadAgain(PublicSurgeonDocument, "surgeons");
});

test("where nobody takes callbacks there is neither the form nor a way to it", async () => {
  mockServer.answer(PublicSurgeonDocument, { getPublicSurgeon: { status: "success", message: "", surgeon } });
  await render(<PublicSurgeon id={uuid(61)} />, { profile: null });
  await expect.element(page.getByRole("button", { name: "Contact" })).toBeVisible();
  expect(page.getByText("Request a callback").elements()).toEqual([]);
});

test("A283 A305 C314: its notices last 5 s, and its foot names the year", async () => {
  mockServer.answer(PublicSurgeonDocument, { getPublicSurgeon: { status: "success", message: "", surgeon } });
  await render(<PublicSurgeon id={uuid(61)} callback={null} />, { profile: null });
  await expect.element(page.getByRole("heading", { name: "Dr. Sam Surgeon" })).toBeVisible();
  toasts.success("I'll call you back asap.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
  await expect.element(page.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()} Restride`);
});

test("C316: a long text is read further when asked", async () => {
  const about_me = `I have treated knees for years. ${"My team follows you from the first visit on. ".repeat(30)}`;
  mockServer.answer(PublicSurgeonDocument, {
    getPublicSurgeon: { status: "success", message: "", surgeon: { ...surgeon, about_me } },
  });
  await render(<PublicSurgeon id={uuid(61)} callback={null} />, { profile: null });
  await expect.element(page.getByRole("button", { name: "Read more" })).toBeVisible();
  const visibleLength = (): number => region("About Me").element().querySelector("p")!.innerText.length;
  expect(visibleLength()).toBeLessThan(810);
  await page.getByRole("button", { name: "Read more" }).click();
  expect(visibleLength()).toBeGreaterThan(900);
  await page.getByRole("button", { name: "Read less" }).click();
  expect(visibleLength()).toBeLessThan(810);
});

const answerSurgeon = (change: Partial<typeof surgeon> = {}): void =>
  mockServer.answer(PublicSurgeonDocument, {
    getPublicSurgeon: { status: "success", message: "", surgeon: { ...surgeon, ...change } },
  });
const open = () => render(<PublicSurgeon id={uuid(61)} callback={null} />, { profile: null });

test("C243 C244: the head has description, department and hospital, and a way down to the callback", async () => {
  answerSurgeon();
  await open();
  const head = page.getByRole("main");
  await expect.element(head).toMatchTextContent(/Knees and hipsChief · JointsLake Hospital/);
  await expect
    .element(head.getByRole("link", { name: "Lake Hospital" }))
    .toHaveAttribute("href", "https://lake.example/");
  await expect.element(head.getByRole("link", { name: "Request a callback" })).toHaveAttribute("href", "#callback");
  expect(document.getElementById("callback")?.textContent).toContain("Request a callback");
  expect(mockServer.sent(PublicSurgeonDocument)).toEqual([{ id: uuid(61) }]);
});

test.each([
  [{ hospital_url: "" }, "Lake Hospital", false],
  [{ hospital_name: "" }, "https://lake.example/", true],
])("a hospital with %j is %s, a link: %s", async (change, text, isLink) => {
  answerSurgeon({ ...change, department_name: "" });
  await open();
  await expect.element(page.getByRole("main")).toMatchTextContent(new RegExp(`Knees and hipsChief${text}`));
  expect(page.getByRole("main").getByRole("link", { name: text }).elements()).toHaveLength(isLink ? 1 : 0);
});

test("a surgeon who is not there says what to do, without another try", async () => {
  mockServer.answer(PublicSurgeonDocument, {
    getPublicSurgeon: { status: "fail", message: "This surgeon was not found.", surgeon: null },
  });
  await open();
  await expect.element(page.getByText("The link may be old. Ask the clinic for a new one.")).toBeVisible();
  expect(page.getByRole("button", { name: "Try again" }).elements()).toEqual([]);
});

test("a surgeon who could not be read without a line has another try", async () => {
  mockServer.setReachable(false);
  await open();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(page.getByText(/^The link may be old\./).elements()).toEqual([]);
  answerSurgeon();
  mockServer.setReachable(true);
  await expect.element(page.getByRole("heading", { name: "Dr. Sam Surgeon" })).toBeVisible();
});

test("the contact closes with Escape, and the focus is on its button again", async () => {
  answerSurgeon();
  await open();
  await page.getByRole("button", { name: "Contact" }).click();
  await expect.element(page.getByRole("dialog", { name: "Contact" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Contact" })).toHaveFocus();
});
