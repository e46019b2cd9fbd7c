import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../../platform/calls/query-client.ts";
import { button } from "../../../../testing/finders.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { AssignedRegimensDocument, CarePlansDocument } from "../../content.graphql.ts";
import { answerVersions, goOn, notice, version } from "../resumed-draft.fixture.tsx";
import { answerPlans, device, plan } from "../wizard-pages.fixture.tsx";
import { emptyProgramme } from "../wizard-content.ts";
import { wizard } from "../wizard-store.ts";

const content = () => wizard.current().content;
/** Opens a draft of version 1 with a step counter and a thermometer; version 2 has only the step counter. */
const goOnWithNewer = async (...offered: ReturnType<typeof plan>[]): Promise<void> => {
  answerPlans(...offered);
  answerVersions(
    version(51, 71, { newest: false }),
    version(52, 71, { number: 2 }),
    version(21, 81),
    version(22, 82, { name: "Thermometer" }),
  );
  await goOn();
};

test("the newest version takes the place of the one that the draft is made from, and Undo brings that back", async () => {
  await goOnWithNewer(plan(52, "Knee", [21]), plan(53, "Other", [22]));
  const before = content();
  await button("Take version 2").click();
  await expect.element(page.getByText("This draft is made from version 2 now.")).toBeVisible();
  expect(content().carePlan).toMatchObject({ _id: uuid(52), name: "Knee" });
  expect(content().programme.devices).toMatchObject([{ deviceid: uuid(21), startdate: 1, enddate: 14, time: 1 }]);
  expect(content().brought).toEqual(content().programme);
  expect(mockServer.sent(CarePlansDocument)).toEqual([{ surgery_type: "knee" }]);
  expect(mockServer.sent(AssignedRegimensDocument)).toEqual([
    { patient: { surgery_type: "knee", age_group: "61-70", gender: "female", careplan: uuid(52) } },
  ]);
  await expect.element(notice()).toHaveFocus();
  await expect.element(button("Take version 2")).not.toBeInTheDocument();
  await button("Undo").click();
  await expect.element(button("Take version 2")).toBeVisible();
  expect(content()).toMatchObject({
    carePlan: before.carePlan,
    programme: before.programme,
    brought: before.brought,
  });
});

test("what was changed by hand is asked about, replaced, and comes back with Undo", async () => {
  answerPlans(plan(52, "Knee", [21]));
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }), version(21, 81));
  await goOn({ brought: { ...emptyProgramme, devices: [device(21)] } });
  const { programme } = content();
  await button("Take version 2").click();
  const question = page.getByRole("dialog", { name: "Take version 2 of Knee?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(content().programme).toEqual(programme);
  await button("Take version 2").click();
  await question.getByRole("button", { name: "Take version 2" }).click();
  await expect.poll(() => content().programme.devices).toHaveLength(1);
  await button("Undo").click();
  await expect.poll(() => content().programme).toEqual(programme);
  expect(content().brought.devices).toHaveLength(1);
});

test("Compare shows what the newer version brings otherwise, and takes nothing", async () => {
  await goOnWithNewer(plan(52, "Knee", [21]));
  await button("Compare").click();
  const dialog = page.getByRole("dialog", { name: /^Knee/ });
  await expect.element(dialog).toMatchTextContent(/version 2 beside 1/);
  await expect.element(dialog.getByRole("listitem")).toHaveLength(2);
  expect(textsOf(dialog.getByRole("listitem"))).toEqual([
    "Step Counterbefore: S+1 → S+14, Every Day, 2× a day, not on the surgery date" +
      "now: S+1 → S+14, Every Day, 1× a day, not on the surgery date",
    "Thermometergone: S+1 → S+14, Every Day, 2× a day, not on the surgery date",
  ]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(content().carePlan?._id).toBe(uuid(51));
});

test("two versions that bring a patient the same say so", async () => {
  const same = plan(52, "Knee", [21, 22]);
  const twice = same.deviceids.map((each) => ({
    ...each,
    scheduled_criteria: { ...each.scheduled_criteria!, time: 2 },
  }));
  await goOnWithNewer({ ...same, deviceids: twice });
  await button("Compare").click();
  await expect.element(page.getByText("Both bring the same to this patient.")).toBeVisible();
});

test("a newer version that is offered to the clinic meanwhile can be taken", async () => {
  await goOnWithNewer(plan(53, "Other", [22]));
  await expect.poll(() => mockServer.sent(CarePlansDocument)).toHaveLength(1);
  answerPlans(plan(52, "Knee", [21]));
  void invalidateTags(["content"]);
  await expect.element(button("Take version 2")).toBeVisible();
});

test("a newer version that is not offered to the clinic is named, and can be neither compared nor taken", async () => {
  await goOnWithNewer(plan(53, "Other", [22]));
  await expect.element(notice()).toMatchTextContent(/Knee has a newer version, 2\./);
  await expect.poll(() => mockServer.sent(CarePlansDocument)).toHaveLength(1);
  expect(
    notice()
      .getByRole("button", { name: /^(Take|Compare)/ })
      .elements(),
  ).toEqual([]);
});

test("a version that cannot be read is told, and the draft stays as it is", async () => {
  await goOnWithNewer(plan(52, "Knee", [21]));
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "fail", message: "Try again in a minute.", regimens: null },
  });
  await button("Take version 2").click();
  await expect.element(page.getByText("Try again in a minute.")).toBeVisible();
  expect(content().carePlan?._id).toBe(uuid(51));
  await expect.element(button("Take version 2")).toBeEnabled();
});
