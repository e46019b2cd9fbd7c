import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { ContentCompanyDocument } from "./content-list.graphql.ts";
import { CopyContentDocument, DiscardContentDraftDocument, RetireContentDocument } from "./content-changes.graphql.ts";
import { standard, answerContent, plans, open } from "./content-list.fixture.tsx";

test("a copy is made once and opened", async () => {
  answerContent();
  mockServer.answer(CopyContentDocument, {
    copyContent: { status: "success", message: "", content: { _id: uuid(7) } },
  });
  const { address } = await open();
  await button("Copy Knee Standard").click();
  await expect.poll(address).toBe(`${plans}/${uuid(7)}`);
  expect(mockServer.sent(CopyContentDocument)).toEqual([{ id: uuid(1), companyid: null }]);
});

test("a super admin's copy is made for the company in the address, and opens under it", async () => {
  answerContent();
  mockServer.answer(CopyContentDocument, {
    copyContent: { status: "success", message: "", content: { _id: uuid(7) } },
  });
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(5), name: "Lake Rehab" } },
  });
  const { address } = await open({
    at: `${plans}?companyid=${uuid(5)}`,
    profile: { ...signedIn(Role.superAdmin), customer: null },
  });
  await button("Copy Knee Standard").click();
  await expect.poll(address).toBe(`${plans}/${uuid(7)}?companyid=${uuid(5)}`);
  expect(mockServer.sent(CopyContentDocument)).toEqual([{ id: uuid(1), companyid: uuid(5) }]);
});

test("a published plan is retired, and one that stands somewhere gives the server's reason", async () => {
  answerContent();
  mockServer.answer(RetireContentDocument, {
    retireContent: { status: "fail", message: "It stands in Knee Fast.", content: null },
  });
  await open();
  await button("More about Knee Standard").click();
  const items = page.getByRole("menuitem");
  await expect.element(items).toHaveLength(5);
  expect(textsOf(items)).toEqual(["Edit", "Copy", "Compare versions", "Apply to running", "Retire"]);
  await page.getByRole("menuitem", { name: "Retire" }).click();
  await expect.element(page.getByText("It stands in Knee Fast.")).toBeVisible();
  expect(mockServer.sent(RetireContentDocument)).toEqual([{ id: uuid(1), retired: true }]);
});

test("what is ready to copy is opened and copied only, what is retired is offered again", async () => {
  mockServer.answer(RetireContentDocument, { retireContent: { status: "success", message: "", content: null } });
  answerContent([
    { ...standard, name: "Ready plan", state: "ready", mayedit: false, version: 1 },
    { ...standard, _id: uuid(3), name: "Old plan", state: "retired", version: 1 },
  ]);
  await open({ at: `${plans}?joint=knee` });
  await button("More about Ready plan").click();
  await expect.element(page.getByRole("menuitem")).toHaveLength(2);
  expect(textsOf(page.getByRole("menuitem"))).toEqual(["Open", "Copy"]);
  await userEvent.keyboard("{Escape}");
  await button("More about Old plan").click();
  await page.getByRole("menuitem", { name: "Offer again" }).click();
  await expect.poll(() => mockServer.sent(RetireContentDocument)).toEqual([{ id: uuid(3), retired: false }]);
});

test("a ready plan is opened or copied for the company in the address while it has none of its own", async () => {
  answerContent([{ ...standard, state: "ready", mayedit: false }]);
  mockServer.answer(CopyContentDocument, {
    copyContent: { status: "success", message: "", content: { _id: uuid(7) } },
  });
  mockServer.answer(ContentCompanyDocument, {
    getCompany: { status: "success", message: "", company: { _id: uuid(5), name: "Lake Rehab" } },
  });
  const { address } = await open({
    at: `${plans}?companyid=${uuid(5)}`,
    profile: { ...signedIn(Role.superAdmin), customer: null },
  });
  const ready = page.getByRole("region", { name: "Ready plans" });
  await expect
    .element(ready.getByRole("link", { name: "Knee Standard", exact: true }))
    .toHaveAttribute("href", `${plans}/${uuid(1)}?companyid=${uuid(5)}`);
  await ready.getByRole("button", { name: "Copy Knee Standard" }).click();
  await expect.poll(address).toBe(`${plans}/${uuid(7)}?companyid=${uuid(5)}`);
  expect(mockServer.sent(CopyContentDocument)).toEqual([{ id: uuid(1), companyid: uuid(5) }]);
});

test("pressing Copy twice makes one copy", async () => {
  answerContent();
  const resolve = mockServer.delay(CopyContentDocument);
  const { address } = await open();
  await button("Copy Knee Standard").dblClick();
  resolve({ copyContent: { status: "success", message: "", content: { _id: uuid(7) } } });
  await expect.poll(address).toBe(`${plans}/${uuid(7)}`);
  expect(mockServer.sent(CopyContentDocument)).toHaveLength(1);
});

test("by keys a row's menu takes its item by a letter, leads to no plan, and has the focus back", async () => {
  answerContent([standard]);
  mockServer.answer(RetireContentDocument, {
    retireContent: { status: "success", message: "Retired.", content: null },
  });
  const { address } = await open();
  await expect.element(button("More about Knee Standard")).toBeVisible();
  button("More about Knee Standard").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Copy" })).toHaveFocus();
  await userEvent.keyboard("r");
  await expect.element(page.getByRole("menuitem", { name: "Retire" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("More about Knee Standard")).toHaveFocus();
  expect(address()).toBe(plans);
});

test("where a row goes away with its menu the focus goes on in the row beside it", async () => {
  answerContent([standard, { ...standard, _id: uuid(3), name: "Knee Fast" }]);
  mockServer.answer(RetireContentDocument, () => {
    answerContent([{ ...standard, _id: uuid(3), name: "Knee Fast" }]);
    return { retireContent: { status: "success", message: "Retired.", content: null } };
  });
  await open({ at: `${plans}?status=published` });
  await button("More about Knee Standard").click();
  await page.getByRole("menuitem", { name: "Retire" }).click();
  await expect.element(row("Knee Standard")).not.toBeInTheDocument();
  await expect.element(row("Knee Fast")).toHaveFocus();
});

test("a draft is discarded from the list after a question; its row has the focus again, one that is gone the row beside it", async () => {
  const begun = { ...standard, _id: uuid(3), name: "Begun", state: "draft", version: 0, hasdraft: true, running: 0 };
  const changed = { ...standard, hasdraft: true, state: "draft" };
  answerContent([changed, begun]);
  mockServer.answer(DiscardContentDraftDocument, {
    discardContentDraft: { status: "success", message: "Discarded.", content: null },
  } as never);
  await open();
  const discard = async (name: string): Promise<void> => {
    await button(`More about ${name}`).click();
    await page.getByRole("menuitem", { name: "Discard draft" }).click();
    answerContent(name === "Begun" ? [standard] : [standard, begun]);
    await page.getByRole("dialog").getByRole("button", { name: "Discard draft" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  };
  await discard("Knee Standard");
  await expect.element(row("Knee Standard")).toHaveFocus();
  await discard("Begun");
  await expect.element(row("Begun")).not.toBeInTheDocument();
  await expect.element(row("Knee Standard")).toHaveFocus();
  expect(mockServer.sent(DiscardContentDraftDocument)).toEqual([{ id: uuid(1) }, { id: uuid(3) }]);
});

test("a draft that is kept by the server's word stays in the list, under the question", async () => {
  answerContent([{ ...standard, hasdraft: true, state: "draft" }]);
  mockServer.answer(DiscardContentDraftDocument, {
    discardContentDraft: { status: "fail", message: "A colleague published it.", content: null },
  } as never);
  await open();
  await button("More about Knee Standard").click();
  await page.getByRole("menuitem", { name: "Discard draft" }).click();
  const question = page.getByRole("dialog");
  await expect.element(question).toMatchTextContent(/Version 5 stays\./);
  await question.getByRole("button", { name: "Discard draft" }).click();
  await expect.element(page.getByText("A colleague published it.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(mockServer.sent(DiscardContentDraftDocument)).toEqual([{ id: uuid(1) }]);
});
