import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { requiredLabels } from "../../../testing/required-labels.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { pressTwice } from "../../../testing/press-twice.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { MoveUnitDocument, ReplaceUnitDocument } from "../fulfilment.graphql.ts";
import { MoveDialog } from "./MoveDialog.tsx";

const device = {
  deviceid: uuid(2),
  note: "",
  status: "Linked",
  statusDescription: null,
  first_reading: null,
  last_reading: null,
  device: { name: "Scale", hardware_uuid: "AB12", fulfillment_request: { shipping_tracking_link: "" } },
};

const open = async (word: "returned" | "replaced", obstacle: string | null = null) => {
  let closings = 0;
  await render(
    <MoveDialog
      word={word}
      orderId={uuid(1)}
      device={device}
      newest={uuid(3)}
      obstacle={obstacle}
      onClose={() => (closings += 1)}
    />,
  );
  return { closings: () => closings };
};
const moved = { status: "success", message: "Noted." };

test("what happened to a unit arrives with its note and the newest line that was seen", async () => {
  mockServer.answer(MoveUnitDocument, { moveUnit: moved });
  const { closings } = await open("returned");
  await expect.element(page.getByRole("dialog", { name: "Mark as returned: Scale" })).toBeVisible();
  await expect.element(field("New hardware ID")).not.toBeInTheDocument();
  await field("Note").fill("Without its charger.");
  await page.getByRole("button", { name: "Mark as returned" }).click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(MoveUnitDocument)).toEqual([
    { _id: uuid(1), deviceid: uuid(2), note: "Without its charger.", seen: uuid(3), word: "returned" },
  ]);
  await expect.element(page.getByText("Noted.")).toBeVisible();
});

test("a replacement needs a hardware of twelve letters and digits, which is sent in groups of four", async () => {
  mockServer.answer(ReplaceUnitDocument, { replaceUnit: moved });
  const { closings } = await open("replaced");
  const confirm = page.getByRole("button", { name: "Replace the hardware" });
  await field("New hardware ID").fill("7c21-09ae");
  expect(requiredLabels()).toEqual(["New hardware ID"]);
  await confirm.click();
  await expect.element(field("New hardware ID")).toHaveAttribute("aria-invalid", "true");
  expect(mockServer.sent(ReplaceUnitDocument)).toEqual([]);
  await field("New hardware ID").fill("7c21 09ae 44b0");
  await confirm.click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(ReplaceUnitDocument)).toEqual([
    { _id: uuid(1), deviceid: uuid(2), note: "", seen: uuid(3), hardwareid: "7C21-09AE-44B0" },
  ]);
});

test("pressed twice on a slow line, a move is noted once, with a note of 200 letters at most", async () => {
  const answer = mockServer.delay(MoveUnitDocument);
  const { closings } = await open("returned");
  await expect.element(field("Note")).toHaveAttribute("maxlength", "200");
  await pressTwice(page.getByRole("button", { name: "Mark as returned" }));
  answer({ moveUnit: moved });
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(MoveUnitDocument)).toHaveLength(1);
});

test("somebody who was not first reads who was, and keeps the note", async () => {
  mockServer.answer(MoveUnitDocument, { moveUnit: { status: "fail", message: "Cora Coach noted something first." } });
  const { closings } = await open("returned");
  await field("Note").fill("Without its charger.");
  await page.getByRole("button", { name: "Mark as returned" }).click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Cora Coach noted something first\./);
  await expect.element(field("Note")).toHaveValue("Without its charger.");
  expect(closings()).toBe(0);
});

test("what cannot be noted any more cannot be sent", async () => {
  await open("returned", "was returned already");
  await expect.element(page.getByRole("button", { name: "Mark as returned" })).toBeDisabled();
});
