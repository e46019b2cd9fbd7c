import type { World } from "../world.ts";
import { small } from "./ids.ts";

/** Adds cases to a test world, by numbers, at a time some minutes before now. */
export const casesIn = (world: World) => {
  const began = world.clock.now();
  const minutesAgo = (minutes: number): string => new Date(began - minutes * 60_000).toISOString();
  const idOf = (number: number): string => `0190ca5e-0000-7000-8000-${String(number).padStart(12, "0")}`;
  return {
    minutesAgo,
    idOf,
    /** Adds a case of the first clinic, unless `more` overrides it. */
    add: async (number: number, minutes: number, more: Record<string, unknown> = {}): Promise<void> => {
      const row: Record<string, unknown> = {
        customer_id: small.customers[0],
        case_id: idOf(number),
        type: "System Technical",
        summary: `S${number}`,
        description: "D",
        created_at: minutesAgo(minutes),
        updated_at: minutesAgo(minutes),
        ...more,
      };
      const names = Object.keys(row);
      const places = names.map((_, at) => `$${at + 1}`);
      await world.owner.query(`insert into cases (${names.join()}) values (${places.join()})`, Object.values(row));
    },
    /** Adds a comment to a case of the first clinic; without an author it is the patient's. */
    comment: (number: number, minutes: number, { urgent = false, authorId = null as string | null, text = "C" } = {}) =>
      world.owner.query(
        `insert into case_comments (customer_id, case_id, comment_id, author_id, text, is_urgent, commented_at)
         values ($1, $2, gen_random_uuid(), $3, $4, $5, $6)`,
        [small.customers[0], idOf(number), authorId, text, urgent, minutesAgo(minutes)],
      ),
    look: (number: number, minutes: number, viewerId: string) =>
      world.owner.query("insert into case_views values ($1, $2, $3, $4)", [
        small.customers[0],
        idOf(number),
        viewerId,
        minutesAgo(minutes),
      ]),
  };
};
