import type { RowLevelSecurity } from "@restride/domain/access/scope.ts";
import type pg from "pg";

/**
 * The rows that a statement may touch: its tenants for row-level security, the part of them that is visible, and the person named in the
 * audit log.
 */
export interface RlsScope {
  readonly rls: RowLevelSecurity;
  readonly plan?: "custom" | "generic";
}

/**
 * Returns the scope for a statement whose best plan depends on the size of the tenant: PostgreSQL plans it for its values each time, which costs a
 * millisecond or two; in a transaction, also what follows. Elsewhere the plan for an average tenant is good enough, or the statement leaves no choice.
 */
export const withCustomPlan = ({ rls }: RlsScope): RlsScope => ({ rls, plan: "custom" });

/** Returns the same for a scope with limited sight, whose share of the tenant decides; any other scope unchanged. */
export const withCustomPlanInSight = <Scope extends RlsScope>(scope: Scope): Scope | RlsScope =>
  scope.rls.sight === "" ? scope : withCustomPlan(scope);

/**
 * Returns the scope for a statement that looks up each of many tenants by itself, so that one plan serves any number of them. To plan it
 * each time, as is done for other statements over many tenants, would take longer than to run it.
 */
export const withGenericPlan = ({ rls }: RlsScope): RlsScope => ({ rls, plan: "generic" });

/**
 * Returns the mode in which PostgreSQL plans a statement. In one tenant one plan serves all values, from the first execution on a connection; left alone,
 * PostgreSQL would plan the first five anew. For many tenants planning is worth its time: a generic plan takes twenty times as long for 400 tenants.
 */
const planMode = ({ rls: { tenants }, plan }: RlsScope): string => {
  if (plan) return `force_${plan}_plan`;
  if (tenants === "*" || tenants.length === 0) return "auto";
  return tenants.length > 1 ? "force_custom_plan" : "force_generic_plan";
};

/** A prepared statement without rows that is sent ahead of another statement. */
export interface PrecedingStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

export const begin: PrecedingStatement = { name: "begin", text: "begin", values: [] };

type Settings = readonly [tenants: string, company: string, actor: string, planMode: string];

const settings = `set_config('restride.customers', $1, true), set_config('restride.company', $2, true), set_config('restride.actor', $3, true),
  set_config('plan_cache_mode', $4, true)`;

const rlsOfTenants = (...values: Settings): PrecedingStatement => ({
  name: "row-level-security",
  text: `select ${settings}`,
  values,
});

/**
 * Returns the statement that limits the sight of a tenant, with a role of its own. The policies of sight apply to this role only, so that
 * the plans of all other roles do not contain them.
 */
const rlsOfSight = (sight: string, ...values: Settings): PrecedingStatement => ({
  name: "row-level-security-of-sight",
  text: `select ${settings}, set_config('restride.sight', $5, true), set_config('role', 'restride_limited', true)`,
  values: [...values, sight],
});

/** Ends the role with limited sight in a transaction that continues without a limit. */
export const leaveSight: PrecedingStatement = {
  name: "leave-sight",
  text: "select set_config('role', 'restride_app', true)",
  values: [],
};

/** Returns whether a statement that sets row-level security limits the sight. */
export const limitsSight = ({ name }: PrecedingStatement): boolean => name === "row-level-security-of-sight";

const words = /^[0-9a-z:_-]*$/i;
const lists = /^[0-9a-z:_,;-]*$/i;
type Statements = WeakMap<RlsScope["rls"], PrecedingStatement>;
const statementsByPlan: Readonly<Record<NonNullable<RlsScope["plan"]> | "usual", Statements>> = {
  usual: new WeakMap(),
  custom: new WeakMap(),
  generic: new WeakMap(),
};

/**
 * Returns the statement that sets the row-level security of a scope until the end of the transaction. Throws for values other than ids and
 * plain words.
 */
export const rlsStatement = (scope: RlsScope): PrecedingStatement => {
  const { rls, plan = "usual" } = scope;
  const existing = statementsByPlan[plan].get(rls);
  if (existing) return existing;
  const tenants = rls.tenants === "*" ? [] : rls.tenants;
  const parts = [...tenants, rls.company ?? "", rls.actor];
  if (!parts.every((part) => words.test(part)) || !lists.test(rls.sight))
    throw new Error("A scope may only hold ids and plain words.");
  const names = rls.tenants === "*" ? "*" : tenants.join(",");
  const values: Settings = [names, rls.company ?? "", rls.actor, planMode(scope)];
  const statement = rls.sight === "" ? rlsOfTenants(...values) : rlsOfSight(rls.sight, ...values);
  statementsByPlan[plan].set(rls, statement);
  return statement;
};

/** Prepares on a new connection the statements that are later sent ahead of other statements. */
export const prepareAhead = async (client: pg.ClientBase): Promise<void> => {
  const none: Settings = ["", "", "", "auto"];
  for (const { name, text, values } of [begin, rlsOfTenants(...none), rlsOfSight("", ...none), leaveSight])
    await client.query({ name, text, values: [...values] });
  await client.query("rollback");
};
