import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../../platform/calls/query-client.ts";
import { button, dialog } from "../../../../testing/finders.ts";
import { mockServer } from "../../../../testing/mock-server.ts";
import { textsOf } from "../../../../testing/texts-of.ts";
import { uuid } from "../../../../testing/uuid.ts";
import { AssignedRegimensDocument, CarePlansDocument } from "../../content.graphql.ts";
import { CarePlanPage } from "../WizardPages.tsx";
import {
  all,
  answerPlans,
  bends,
  card,
  device,
  devices,
  open,
  painCheck,
  plan,
  withDevices,
} from "../wizard-pages.fixture.tsx";
import { emptyProgramme } from "../wizard-content.ts";
import { wizard } from "../wizard-store.ts";

const changed = {
  ...withDevices,
  brought: { ...withDevices.programme, devices: [{ ...device(21), time: 4 }, device(22)] },
};

test("a plan that replaces what was changed by hand asks first, and keeps it on request", async () => {
  answerPlans(plan(51, "Knee", [21, 22]), plan(52, "Knee Fast", [22]));
  await open(CarePlanPage, "careplan", changed);
  await button("Assign Knee Fast").click();
  await expect.element(dialog()).toMatchTextContent(/Assign Knee Fast\?.*What you changed is replaced: 1 device\./);
  expect(devices()).toHaveLength(2);
  await dialog().getByRole("button", { name: "Cancel" }).click();
  expect(wizard.current().content.carePlan?._id).toBe(uuid(51));
  await button("Assign Knee Fast").click();
  await dialog().getByRole("button", { name: "Assign" }).click();
  await expect.poll(() => wizard.current().content.carePlan?._id).toBe(uuid(52));
  expect(devices()).toMatchObject([{ deviceid: uuid(22) }]);
});

test("what a plan brought unchanged is replaced without a question, and Remove takes it away", async () => {
  answerPlans(plan(51, "Knee", [21]), plan(52, "Knee Fast", [22]));
  await open(CarePlanPage, "careplan", { ...withDevices, brought: withDevices.programme });
  await button("Assign Knee Fast").click();
  await expect.element(button("Remove Knee Fast")).toBeVisible();
  expect(dialog().elements()).toEqual([]);
  expect(mockServer.sent(AssignedRegimensDocument)).toMatchObject([
    { patient: { surgery_type: "knee", age_group: "61-70", gender: "female", careplan: uuid(52) } },
  ]);
  await button("Remove Knee Fast").click();
  await expect.poll(() => wizard.current().content.carePlan).toBeNull();
  expect(devices()).toEqual([]);
});

test.each([
  ["exercises", { exercises: [bends] }, "1 exercise"],
  ["devices", { devices: [device(21)] }, "1 device"],
  ["questionnaires", { feedback: [painCheck] }, "1 questionnaire"],
])("%s of a plan that were taken out count as changed by hand", async (_area, rows, items) => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  await open(CarePlanPage, "careplan", { carePlan: all, brought: { ...emptyProgramme, ...rows } });
  await button("Assign Knee Fast").click();
  await expect.element(dialog()).toMatchTextContent(new RegExp(`What you changed is replaced: ${items}\\.`));
});

test("a card names the devices, regimens and questionnaires of its plan, each once, with how many there are; View shows all", async () => {
  const span = {
    formid: uuid(31),
    shortname: "Pain Check",
    scheduletype: "weekly",
    schedule: [1],
    skiponsurgerydate: true,
  };
  answerPlans(
    {
      ...plan(51, "Knee", [21]),
      regimens: ["First Weeks", "Later Weeks"].map((name, at) => ({ _id: uuid(41 + at), name })),
      feedback: [
        { ...span, startdate: 1, enddate: 42 },
        { ...span, startdate: 43, enddate: 84 },
      ],
    },
    plan(52, "Knee Fast"),
  );
  await open(CarePlanPage, "careplan");
  await expect
    .element(card("Knee"))
    .toMatchTextContent(/DEVICES 1Step CounterREGIMENS 2First WeeksLater WeeksQUESTIONNAIRES 1Pain CheckAssign/);
  await expect.element(card("Knee Fast")).toMatchTextContent(/DEVICES 0NoneREGIMENS 0NoneQUESTIONNAIRES 0None/);
  await expect.element(page.getByText(/plans for Knee, 61-70, female/)).toBeVisible();
  await button("View Knee").click();
  await expect.element(page.getByRole("dialog", { name: "Knee" }).getByRole("listitem")).toHaveLength(5);
});

test("the plans are read again when content changes", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  await open(CarePlanPage, "careplan");
  await expect.element(card("Knee")).toBeVisible();
  answerPlans(plan(51, "Knee"), plan(53, "Knee Slow"));
  void invalidateTags(["content"]);
  await expect.element(card("Knee Slow")).toBeVisible();
});

test("a plan whose regimens cannot be read is told, and nothing is assigned", async () => {
  answerPlans(plan(51, "Knee"), plan(52, "Knee Fast"));
  mockServer.answer(AssignedRegimensDocument, {
    getAutoAssignedRegimens: { status: "fail", message: "Not now.", regimens: null },
  });
  await open(CarePlanPage, "careplan");
  await button("Assign Knee").click();
  await expect.element(page.getByText("Not now.").first()).toBeVisible();
  expect(wizard.current().content.carePlan).toBeNull();
  await expect.element(button("Assign Knee")).toBeEnabled();
});

test("plans for other ages come on request, after those that fit; where none fits they are there at once", async () => {
  const others = { ...plan(53, "Young Knee"), age_groups: ["30-40"] };
  answerPlans(others, plan(51, "Knee"));
  const { unmount } = await open(CarePlanPage, "careplan");
  await expect.element(card("Knee")).toBeVisible();
  expect(card("Young Knee").elements()).toEqual([]);
  await button("Show all").click();
  await expect.element(card("Young Knee")).toBeVisible();
  const names = () => textsOf(page.getByRole("region", { name: "Care plans" }).getByRole("heading", { level: 2 }));
  expect(names()).toEqual(["Knee", "Young Knee"]);
  expect(page.getByRole("button", { name: "Show all" }).elements()).toEqual([]);
  expect(mockServer.sent(CarePlansDocument)).toEqual([{ surgery_type: "knee" }]);
  await unmount();
  answerPlans(others);
  await open(CarePlanPage, "careplan");
  await expect.element(card("Young Knee")).toBeVisible();
});

test("plans that cannot be read say why and are asked again; without any the clinic is told so", async () => {
  answerPlans();
  mockServer.answer(CarePlansDocument, { getAllCarePlans: { status: "fail", message: "Not now.", plans: null } });
  await open(CarePlanPage, "careplan");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\..*Care plans could not be loaded\./);
  answerPlans();
  await button("Try again").click();
  await expect.element(page.getByText("No care plan is offered to this clinic yet.")).toBeVisible();
});
