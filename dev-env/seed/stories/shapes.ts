import { readId } from "@restride/domain/values/id.ts";
import type { Adherence } from "../adherence.ts";
import type { Plan, PlannedDevice } from "../plan.ts";

/** Returns an adherence with the same probability from the first to the last day. */
export const constantAdherence = (base: number): Adherence => ({ base, fading: 0, stopWeek: null });

/** Returns a function that interpolates linearly between points, `[day, value]`, and is constant before the first and after the last. */
export const interpolate =
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

/** Returns a change of a plan: staff gave a device a longer window. */
export const withLongerDevice =
  (device: string, end: number) =>
  (plan: Plan): Plan =>
    changeDevices(plan, device, (item) => ({ ...item, end }));

/** Returns a change of a plan: it has a second device of a kind, from a day on. */
export const withSecondDevice =
  (device: string, start: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    devices: plan.devices.flatMap((item) =>
      item.device === device ? [item, { ...item, id: readId(`${item.id.slice(0, -4)}0002`), start }] : [item],
    ),
  });

/** Returns a change of a plan: staff ended its exercises on a day. */
export const withoutExercisesAfter =
  (day: number) =>
  (plan: Plan): Plan => ({
    ...plan,
    exercises: plan.exercises
      .filter(({ start }) => start <= day)
      .map((item) => ({ ...item, end: Math.min(item.end, day), nextId: null })),
  });
