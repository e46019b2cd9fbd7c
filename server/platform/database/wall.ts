import type pg from "pg";

/** What a statement may touch: its tenants for row level security, and who is named in the audit log. */
export interface Walled {
  readonly wall: { readonly tenants: readonly string[] | "*"; readonly company: string | null; readonly actor: string };
}

/** A prepared statement that answers nothing and is done ahead of another one. */
export interface Ahead {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

export const begin: Ahead = { name: "begin", text: "begin", values: [] };

type Settings = readonly [tenants: string, company: string, actor: string];

const settings =
  "set_config('restride.customers', $1, true), set_config('restride.company', $2, true), set_config('restride.actor', $3, true)";

const raised = (...values: Settings): Ahead => ({ name: "wall", text: `select ${settings}`, values });

/** Over many tenants a plan for these very ones is worth its making: one for any takes twenty times as long over 400. */
const raisedAroundMany = (...values: Settings): Ahead => ({
  name: "wall-around-many",
  text: `select ${settings}, set_config('plan_cache_mode', 'force_custom_plan', true)`,
  values,
});

const words = /^[0-9a-z:_-]*$/i;
const walls = new WeakMap<Walled["wall"], Ahead>();

/** Raises the wall of a scope until its transaction ends. */
export const wallOf = ({ wall }: Walled): Ahead => {
  const known = walls.get(wall);
  if (known) return known;
  const tenants = wall.tenants === "*" ? [] : wall.tenants;
  for (const part of [...tenants, wall.company ?? "", wall.actor])
    if (!words.test(part)) throw new Error("A scope may only hold ids and plain words.");
  const raise = tenants.length > 1 ? raisedAroundMany : raised;
  const made = raise(wall.tenants === "*" ? "*" : tenants.join(","), wall.company ?? "", wall.actor);
  walls.set(wall, made);
  return made;
};

/** Prepares on a new connection what later goes ahead of statements. */
export const prepareAhead = async (client: pg.ClientBase): Promise<void> => {
  for (const { name, text, values } of [begin, raised("", "", ""), raisedAroundMany("", "", "")])
    await client.query({ name, text, values: [...values] });
  await client.query("rollback");
};
