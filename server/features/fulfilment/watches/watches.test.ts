import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import type { Database } from "../../../platform/database/database.ts";
import { remindOverdue } from "./remind-overdue.ts";
import type { ReturnsStore } from "./returns.store.ts";
import type { SilenceStore } from "./silence.store.ts";
import { watchSilence } from "./watch-silence.ts";

const id = (number: number) => testId(`0192f000-00e7-7000-8000-00000000000${number}`);
const device = (patient: number, item: number) => ({
  customerId: id(1),
  patientId: id(patient),
  itemId: id(item),
  orderId: id(9),
  name: `Sensor ${item}`,
});
/** A mock database: a transaction only runs its work. */
const db = { transaction: (_: unknown, work: () => Promise<unknown>) => work() } as unknown as Database;
/** Another server process recorded device 6 just before. */
const note = (_: unknown, { itemId }: { readonly itemId: string }) => Promise.resolve(itemId !== id(6));
const common = { db, now: () => 0, newId: () => id(8) };

test("a patient is not asked for what another server has asked for at the same moment", async () => {
  const notified: unknown[][] = [];
  await remindOverdue({
    ...common,
    returns: {
      acrossCustomersOverdue: () => Promise.resolve([device(2, 5), device(2, 6), device(3, 6), device(4, 7)]),
      note,
    } as unknown as ReturnsStore,
    notify: (_, patients, { header, message }) => {
      notified.push([patients, header, message.includes("Sensor 6")]);
      return Promise.resolve(1);
    },
  }).run();
  expect(notified).toEqual([
    [[id(2)], "Please send your device back", false],
    [[id(4)], "Please send your device back", false],
  ]);
});

test("a silence that another server has noted at the same moment is no second event", async () => {
  const recorded: unknown[] = [];
  await watchSilence({
    ...common,
    silence: {
      acrossCustomersSilent: () => Promise.resolve([device(2, 5), device(3, 6)]),
      note,
    } as unknown as SilenceStore,
    domainEvents: {
      record: (_: unknown, event: unknown) => {
        recorded.push(event);
        return Promise.resolve(1);
      },
    } as never,
  }).run();
  expect(recorded).toEqual([{ kind: "DeviceSilent", subjectId: id(2), data: { device: id(5), case: id(8) } }]);
});
