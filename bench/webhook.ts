import { setTimeout as pause } from "node:timers/promises";
import { makeCarrierStandIn } from "@restride/dev-env/small-clinics/carrier-stand-in.ts";
import { backdateOrder, orderDevices } from "@restride/dev-env/small-clinics/orders.ts";
import { startWorld, type World } from "@restride/dev-env/world.ts";
import { summarise } from "./percentiles.ts";

/** Events per second. */
const perSecond = 100;
const [orders, devicesOfOrder] = [30, 5];

interface Event {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly order: string;
  readonly device: string;
}

/** Returns as many events as are sent in this time. The events of a device are in sequence, and those of different devices are side by side. */
async function eventsFor(world: World, seconds: number): Promise<Event[]> {
  const steps = Math.ceil((seconds * perSecond) / (orders * devicesOfOrder));
  const types = ["shipped", ...Array.from({ length: steps - 2 }, () => "in_transit"), "delivered"];
  for (let order = 0; order < orders; order++)
    await backdateOrder(world, await orderDevices(world, order % 2, 1 + (order % 3), devicesOfOrder));
  const { rows } = await world.owner.query<{ order: string; device: string }>(
    `select order_id as order, item_id as device from patient_devices where status = 'Pending'
     order by item_id desc limit $1`,
    [orders * devicesOfOrder],
  );
  const now = world.clock.now();
  return types.flatMap((type, step) =>
    rows.map((of) => ({
      ...of,
      id: `${of.device} ${step}`,
      type,
      at: new Date(now + (step - steps) * 1_000).toISOString(),
    })),
  );
}

/** Measures a carrier that sends a hundred events a second and repeats one in ten: its waiting times for answers, and lost events. */
export async function measureWebhook(seconds: number): Promise<string[]> {
  const swift = makeCarrierStandIn();
  const world = await startWorld({ carriers: swift.carriers });
  const events = await eventsFor(world, seconds);
  const times: number[] = [];
  const results = new Map<string, number>();
  const send = async (event: Event): Promise<void> => {
    const sent = performance.now();
    const { body } = await swift.send(world, event);
    times.push(performance.now() - sent);
    const result = body.result ?? "none";
    results.set(result, (results.get(result) ?? 0) + 1);
  };
  const began = performance.now();
  const sending: Promise<void>[] = [];
  for (const [at, event] of events.entries()) {
    await pause(Math.max(0, began + (at * 1_000) / perSecond - performance.now()));
    sending.push(send(event));
    if (at % 10 === 9) sending.push(send(event)); // a carrier that receives no answer sends the event again
  }
  await Promise.all(sending);
  const took = (performance.now() - began) / 1_000;
  const { rows } = await world.owner.query<{ lines: number; delivered: number }>(
    `select (select count(*)::int from custody_lines where source = 'Webhook') as lines,
       (select count(*)::int from patient_devices where status = 'Delivered') as delivered`,
  );
  await world.close();
  const { p50, p95, p99 } = summarise([{ times, seconds: took, failed: 0 }]);
  return [
    `${events.length} events in ${took.toFixed(0)} s: ${[...results].map(([outcome, n]) => `${n} ${outcome}`).join(", ")}`,
    `${rows[0]!.lines} lines of custody, ${rows[0]!.delivered} devices delivered`,
    `answered after p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)} ms`,
  ];
}
