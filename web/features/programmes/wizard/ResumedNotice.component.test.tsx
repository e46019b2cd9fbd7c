import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { uuid } from "../../../testing/uuid.ts";
import { DiscardPatientDraftDocument } from "./drafts/drafts.graphql.ts";
import { answerVersions, goOn, notice, version } from "./resumed-draft.fixture.tsx";
import { answerPlans, device, plan, today } from "./wizard-pages.fixture.tsx";
import { emptyProgramme } from "./wizard-content.ts";
import { wizard } from "./wizard-store.ts";

test("a draft that is gone on with says when its care plan has a newer version, and when that is not offered any more", async () => {
  answerPlans();
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn();
  await expect.element(notice()).toMatchTextContent(/Knee has a newer version, 2\. This draft is made from 1\./);
});

test("of what is not offered any more a draft keeps what it has", async () => {
  answerPlans();
  answerVersions(version(51, 71, { retired: true }), version(21, 72, { retired: true }));
  await goOn();
  await expect
    .element(notice())
    .toMatchTextContent(/Knee and Step Counter are not offered any more\. This draft keeps what it has\./);
});

test("a newer version that replaces what was changed by hand asks whether it is taken", async () => {
  answerPlans(plan(52, "Knee", [21]));
  answerVersions(version(51, 71, { newest: false }), version(52, 71, { number: 2 }));
  await goOn({ brought: { ...emptyProgramme, devices: [{ ...device(21), enddate: 30 }, device(22)] } });
  await notice().getByRole("button", { name: "Take version 2" }).click();
  const question = page.getByRole("dialog", { name: "Take version 2 of Knee?" });
  await expect.element(question).toMatchTextContent(/What you changed is replaced: 1 device\./);
  await question.getByRole("button", { name: "Take version 2" }).click();
  await expect.element(page.getByText("This draft is made from version 2 now.")).toBeVisible();
  expect(wizard.current().content.carePlan?._id).toBe(uuid(52));
});

/** Returns the instant of 9:30 AM in the clinic's Chicago, this many days before today. */
const morning = (daysAgo: number): string => {
  const date = addDays(today, -daysAgo);
  const utc = ["14:30", "15:30"].map((time) => `${date}T${time}:00.000Z`); // in summer, and in winter
  const hour = (at: string) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "America/Chicago", hour: "numeric", hour12: false }).format(
      new Date(at),
    );
  return utc.find((at) => Number(hour(at)) === 9)!;
};

test.each([
  [1, "yesterday"],
  [2, formatUs(addDays(today, -2))],
])(
  "a draft that a colleague left %i days ago says so with the time of the clinic, and what day it was",
  async (ago, when) => {
    answerPlans();
    answerVersions(version(51, 71));
    await goOn({}, morning(ago));
    await expect
      .element(notice())
      .toMatchTextContent(new RegExp(`You go on where Cora Colleague stopped ${when} at 9:30 AM\\.`));
    const was = ago === 1 ? "Yesterday it was S-18." : "Then it was S-19.";
    await expect.element(notice()).toMatchTextContent(new RegExp(`Today is S-17\\. ${was}`));
  },
);

test("what would have begun since the draft was left begins today, and is named", async () => {
  answerPlans();
  answerVersions(version(51, 71), version(21, 81), version(22, 82));
  const early = (id: number) => ({ ...device(id), startdate: -20 });
  await goOn({ programme: { ...emptyProgramme, devices: [early(21), early(22)] } }, morning(1));
  await expect
    .element(notice())
    .toMatchTextContent(/Step Counter and Thermometer begin today, S-17\. Yesterday it was S-18\./);
});

test("Start over erases the draft after a question, and leads to an empty first step", async () => {
  answerPlans();
  answerVersions(version(51, 71));
  mockServer.answer(DiscardPatientDraftDocument, { discardPatientDraft: { status: "success", message: "" } });
  const { address } = await goOn();
  await notice().getByRole("button", { name: "Start over" }).click();
  const question = page.getByRole("dialog", { name: "Start over?" });
  await expect.element(question).toMatchTextContent(/All that is typed and chosen for this patient is erased/);
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([]);
  await question.getByRole("button", { name: "Start over" }).click();
  await expect.poll(address).toBe("/patient/add/info");
  expect(mockServer.sent(DiscardPatientDraftDocument)).toEqual([{ id: uuid(61) }]);
  expect(wizard.current()).toMatchObject({ draft: null, content: { carePlan: null, patient: {} } });
});

test("a draft that was left today says nothing of other days, and its notice can be closed", async () => {
  answerPlans();
  answerVersions(version(51, 71));
  await goOn({}, morning(0));
  await expect.element(notice()).toMatchTextContent(/stopped today at 9:30 AM\./);
  expect(
    notice()
      .getByText(/it was S/)
      .elements(),
  ).toEqual([]);
  await notice().getByRole("button", { name: "Close" }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(wizard.current().content.programme.devices).toHaveLength(2);
});

test("a draft whose plan is the newest version offers none to take", async () => {
  answerPlans(plan(51, "Knee", [21]));
  answerVersions(version(51, 71, { number: 2 }), version(50, 70, { number: 3 }), version(21, 72));
  await goOn();
  await expect.element(page.getByRole("article", { name: "Step Counter" })).toBeVisible();
  expect(
    notice()
      .getByRole("button", { name: /^(Take|Compare)/ })
      .elements(),
  ).toEqual([]);
  expect(
    notice()
      .getByText(/has a newer version/)
      .elements(),
  ).toEqual([]);
});
