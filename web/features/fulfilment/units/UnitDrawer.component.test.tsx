import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { dialog } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { UnitOfPatientDocument, type UnitOfPatientQuery } from "../fulfilment.graphql.ts";
import { UnitDrawer } from "./UnitDrawer.tsx";

type Unit = NonNullable<UnitOfPatientQuery["getUnit"]["unit"]>;
const unit: Unit = {
  deviceid: uuid(2),
  state: "Delivered",
  out: true,
  ahead: ["Returned"],
  newest: uuid(32),
  dueback: "2026-04-01" as CalendarDate,
  overdue: true,
  maybelost: false,
  sources: [
    {
      hardware: "A1B2",
      from: null,
      first: "2026-03-02T05:30:00.000Z", // 11:30 PM of the day before in Chicago
      last: "2026-03-04T18:00:00.000Z",
      days: 3,
      readings: 1060,
    },
    { hardware: "", from: "2026-03-05T18:00:00.000Z", first: null, last: null, days: 0, readings: 0 },
  ],
  moves: [],
};
const line = (number: number, word: string, change = {}) => ({
  _id: uuid(30 + number),
  deviceid: uuid(2),
  what: word,
  text: word,
  at: `2026-02-2${number}T18:00:00.000Z`,
  by: "Cora Coach",
  source: "Console",
  note: "",
  takenBack: false,
  correctable: false,
  ...change,
});
const answerUnit = (change: Partial<Unit> = {}, first_reading: string | null = "2026-03-02T05:30:00.000Z"): void =>
  mockServer.answer(UnitOfPatientDocument, {
    getUnit: {
      status: "success",
      message: "",
      timezone: "America/Chicago",
      device: {
        deviceid: uuid(2),
        note: "",
        status: "Delivered",
        statusDescription: null,
        first_reading,
        last_reading: null,
        device: { name: "Scale", hardware_uuid: "A1B2", fulfillment_request: { shipping_tracking_link: "" } },
      },
      unit: { ...unit, ...change },
      happened: [line(1, "Shipped", { note: "By train" }), line(2, "Lost", { takenBack: true, source: "Before" })],
    },
  });
const open = () =>
  render(<UnitDrawer patientId={uuid(1)} device={{ _id: uuid(2), display_name: "Scale" }} onClose={() => {}} />);

test("where a device stands is read: state, hardware, readings by the clinic's clock, and when it is due back", async () => {
  answerUnit();
  await open();
  await expect
    .element(dialog())
    .toMatchTextContent(
      /StandsDeliveredHardware IDA1B2First reading03\/01\/2026, 11:30 PMLast readingnone yetDue back04\/01\/2026 Overdue/,
    );
  expect(mockServer.sent(UnitOfPatientDocument)).toEqual([{ patientid: uuid(1), deviceid: uuid(2) }]);
});

test("each line says what happened, when, and by whom; what is ahead stands below", async () => {
  answerUnit({}, null);
  await open();
  const chain = page.getByRole("region", { name: "Where it has been" }).getByRole("listitem");
  await expect
    .poll(() => textsOf(chain))
    .toEqual([
      "Shipped 02/21/2026, 12:00 PM “By train”Cora Coach Console",
      "Lost 02/22/2026, 12:00 PM taken backCora Coach",
      "Returnedahead",
    ]);
});

test("readings are told by the hardware that they came from", async () => {
  answerUnit();
  await open();
  const sources = page.getByRole("region", { name: "Readings stay with the patient" }).getByRole("listitem");
  await expect
    .poll(() => textsOf(sources))
    .toEqual(["A1B203/01/2026 – 03/04/20263 days, 1,060 readings", "Hardware not knownfrom 03/05/2026 onno readings"]);
});

test("it is printed, and what happens meanwhile is read again", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  onTestFinished(() => print.mockRestore());
  answerUnit();
  await open();
  await page.getByRole("button", { name: "Print" }).click();
  expect(print).toHaveBeenCalledOnce();
  for (const [subject, state] of [["orders", "Returned"] as const, ["readings", "Lost"] as const]) {
    answerUnit({ state });
    void invalidateTags([subject]);
    await expect.element(dialog()).toMatchTextContent(new RegExp(`Stands${state}`));
  }
});

test("a device that cannot be read gives the server's sentence and another try", async () => {
  mockServer.answer(UnitOfPatientDocument, {
    getUnit: {
      status: "fail",
      message: "Try again in a minute.",
      timezone: null,
      device: null,
      unit: null,
      happened: null,
    },
  });
  await open();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Try again in a minute\.Nothing was changed\./);
  answerUnit();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog()).toMatchTextContent(/StandsDelivered/);
});
