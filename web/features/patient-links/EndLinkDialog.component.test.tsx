import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressTwice } from "../../testing/press-twice.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { EndLinkDialog } from "./EndLinkDialog.tsx";
import { EndPatientLinkDocument, type ListedLinkFragment } from "./patient-links.graphql.ts";

const link: ListedLinkFragment = {
  _id: uuid(81),
  kind: "progress",
  recipient: "ann@example.com",
  origin: "mail",
  endsAt: "2026-04-01T15:00:00.000Z",
  isThis: false,
};

const open = async (change: Partial<ListedLinkFragment> = {}) => {
  let closings = 0;
  await render(
    <EndLinkDialog
      patientId={uuid(1)}
      link={{ ...link, ...change }}
      token={undefined}
      onClose={() => (closings += 1)}
    />,
  );
  return { closings: () => closings };
};

test("a link is ended after a question that names its recipient", async () => {
  mockServer.answer(EndPatientLinkDocument, { endPatientLink: { status: "success", message: "Link ended" } });
  const { closings } = await open();
  await expect.element(page.getByText("The link for ann@example.com stops working on every device.")).toBeVisible();
  expect(mockServer.sent(EndPatientLinkDocument)).toEqual([]);
  await page.getByRole("button", { name: "End link" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(EndPatientLinkDocument)).toEqual([{ patientid: uuid(1), linkid: uuid(81) }]);
  await expect.element(page.getByText("Link ended")).toBeVisible();
});

test("the link of this page says that the page closes", async () => {
  await open({ isThis: true });
  await expect.element(page.getByText("This page closes, and its link stops working on every device.")).toBeVisible();
});

test("a refusal is shown as a toast", async () => {
  mockServer.answer(EndPatientLinkDocument, { endPatientLink: { status: "fail", message: "Try again in a minute." } });
  await open();
  await page.getByRole("button", { name: "End link" }).click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
});

test("Cancel has the focus and ends nothing", async () => {
  const { closings } = await open();
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(closings()).toBe(1);
  expect(mockServer.sent(EndPatientLinkDocument)).toEqual([]);
});

test("pressed twice on a slow line, a link is ended once", async () => {
  const answer = mockServer.delay(EndPatientLinkDocument);
  const { closings } = await open();
  const end = page.getByRole("button", { name: "End link" });
  await pressTwice(end);
  answer({ endPatientLink: { status: "success", message: "Link ended" } });
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(EndPatientLinkDocument)).toHaveLength(1);
});
