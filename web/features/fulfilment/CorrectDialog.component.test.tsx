import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { CorrectDialog } from "./CorrectDialog.tsx";
import { CorrectCustodyDocument } from "./fulfilment.graphql.ts";

const line = {
  _id: uuid(5),
  deviceid: uuid(2),
  what: "returned",
  text: "Scale returned",
  at: "2026-03-02T15:30:00.000Z",
  by: "Cora Coach",
  source: "person",
  note: "",
  takenBack: false,
  correctable: true,
};

const open = async () => {
  let closings = 0;
  await render(
    <CorrectDialog
      order={{ _id: uuid(1) }}
      line={line}
      title="Take this line back?"
      confirm="Take back"
      onClose={() => (closings += 1)}
    />,
  );
  return { closings: () => closings };
};
const reason = () => page.getByRole("textbox", { name: "Reason" });
const confirm = () => page.getByRole("button", { name: "Take back" });

test("a line is taken back with its reason, and is quoted before", async () => {
  mockServer.answer(CorrectCustodyDocument, { correctCustody: { status: "success", message: "Taken back." } });
  const { closings } = await open();
  await expect.element(page.getByText(/“Scale returned” stays to be read and counts no more\./)).toBeVisible();
  await reason().fill("  The wrong scale. ");
  await confirm().click();
  await expect.poll(closings).toBe(1);
  expect(mockServer.sent(CorrectCustodyDocument)).toEqual([
    { _id: uuid(1), lineid: uuid(5), reason: "The wrong scale." },
  ]);
});

test("without a reason nothing is taken back", async () => {
  await open();
  await expect.poll(requiredLabels).toEqual(["Reason"]);
  await confirm().click();
  await expect.element(reason()).toHaveAccessibleDescription("Please say what was wrong.");
  expect(mockServer.sent(CorrectCustodyDocument)).toEqual([]);
});

test("a refusal is shown, and the reason stays", async () => {
  mockServer.answer(CorrectCustodyDocument, {
    correctCustody: { status: "fail", message: "A newer line follows this one." },
  });
  const { closings } = await open();
  await reason().fill("The wrong scale.");
  await confirm().click();
  await expect.element(page.getByText("A newer line follows this one.")).toBeVisible();
  await expect.element(reason()).toHaveValue("The wrong scale.");
  expect(closings()).toBe(0);
});
