import { readId } from "@restride/domain/values/id.ts";
import type { Adherence } from "../adherence.ts";
import type { Plan, PlannedDevice } from "../plan.ts";

/** Keeps to a plan with the same probability from first to last. */
export const evenly = (base: number): Adherence => ({ base, fading: 0, stopWeek: null });

/** A value that goes straight from point to point, `[day, value]`, and stays before the first and after the last. */
export const through =
  (...points: readonly (readonly [number, number])[]) =>
  (day: number): number => {
    const after = points.findIndex(([at]) => at >= day);
    if (after === 0) return points[0]![1];
    if (after === -1) return points.at(-1)![1];
    const [[fromDay, from], [toDay, to]] = [points[after - 1]!, points[after]!];
    return from + ((to - from) * (day - fromDay)) / (toDay - fromDay);
  };

const changeDevices = (plan: Plan, device: string, change: (item: PlannedDevice) => PlannedDevice): Plan => ({
  ...plan,
  devices: plan.devices.map((item) => (item.device === device ? change(item) : item)),
});

/** A plan in which staff gave a device a longer window. */
export const longer =
  (device: string, end: number) =>
  (plan: Plan): Plan =>
    changeDevices(plan, device, (item) => ({ ...item, end }));

/** A plan with a second device of a kind, from a day on. */
export const withSecond =
  (device: string, start: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    devices: plan.devices.flatMap((item) =>
      item.device === device ? [item, { ...item, id: readId(`${item.id.slice(0, -4)}0002`), start }] : [item],
    ),
  });

/** A plan whose exercises staff ended on a day. */
export const withoutExercisesAfter =
  (day: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    exercises: plan.exercises
      .filter(({ start }) => start <= day)
      .map((item) => ({ ...item, end: Math.min(item.end, day), nextId: null })),
  });
