import type { Caller } from "../caller.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";

/** Unit of an order in a result. */
export interface Unit {
  readonly state: string;
  readonly newest: string | null;
  readonly dueback: string | null;
  readonly overdue: boolean;
  readonly maybelost: boolean;
  readonly sources: readonly { readonly hardware: string; readonly readings: number; readonly days: number }[];
  readonly moves: readonly { readonly word: string; readonly why: string | null }[];
}

/** Reads the unit of a device as a person. */
export const readUnit = async (person: Caller, id: string, device: string): Promise<Unit> => {
  const document = `query ($id: ID!) { getFullfillment(id: $id) { status message fullfillment { units { deviceid state newest dueback overdue maybelost
    sources { hardware readings days } moves { word why } } } } }`;
  type Units = readonly (Unit & { readonly deviceid: string })[];
  const { answer } = await person.call<{ fullfillment: { units: Units } }>(document, { id });
  return answer.fullfillment.units.find(({ deviceid }) => deviceid === device)!;
};

/** Returns the custody lines of an order's devices, in the order of their recording. */
export const linesOf = async ({ owner }: World, order: string): Promise<readonly { readonly word: string }[]> =>
  (
    await owner.query<{ word: string }>(
      "select word, note, hardware_id, replaced_id from custody_lines where order_id = $1 order by noted_at, line_id",
      [order],
    )
  ).rows;

/** Adds a reading of a sensor of the first patient of the first clinic, some hours from now. */
export const measureAt = async ({ owner, clock, today }: World, device: string, hours: number): Promise<void> => {
  await owner.query(
    `insert into device_readings (customer_id, patient_id, item_id, taken_at, day, "values") values ($1, $2, $3, $4, $5, '{90}')`,
    [small.customers[0], small.patient(0, 1), device, new Date(clock.now() + hours * 3_600_000).toISOString(), today()],
  );
};
