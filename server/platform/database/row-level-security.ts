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

/** A prepared statement without rows that is sent ahead of another statement. */
export interface PrecedingStatement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

export const begin: PrecedingStatement = { name: "begin", text: "begin", values: [] };

type Settings = readonly [tenants: string, company: string, actor: string];

const settings =
  "set_config('restride.customers', $1, true), set_config('restride.company', $2, true), set_config('restride.actor', $3, true)";

const rlsOfTenants = (...values: Settings): PrecedingStatement => ({
  name: "row-level-security",
  text: `select ${settings}`,
  values,
});

const customPlan = "set_config('plan_cache_mode', 'force_custom_plan', true)";
const genericPlan = "set_config('plan_cache_mode', 'force_generic_plan', true)";

/**
 * Returns the statement ahead of statements that are planned for their values. For many tenants that is worth its time too: a generic plan takes
 * twenty times as long for 400 tenants.
 */
const rlsWithCustomPlan = (...values: Settings): PrecedingStatement => ({
  name: "row-level-security-custom-plan",
  text: `select ${settings}, ${customPlan}`,
  values,
});

const rlsWithGenericPlan = (...values: Settings): PrecedingStatement => ({
  name: "row-level-security-generic-plan",
  text: `select ${settings}, ${genericPlan}`,
  values,
});

const sightSettings = "set_config('restride.sight', $4, true), set_config('role', 'restride_limited', true)";

/**
 * Returns the statement that limits the sight of a tenant, with a role of its own. The policies of sight apply to this role only, so that
 * the plans of all other roles do not contain them.
 */
const rlsOfSight = (sight: string, ...values: Settings): PrecedingStatement => ({
  name: "row-level-security-of-sight",
  text: `select ${settings}, ${sightSettings}`,
  values: [...values, sight],
});
const rlsOfSightWithCustomPlan = (sight: string, ...values: Settings): PrecedingStatement => ({
  name: "row-level-security-of-sight-custom-plan",
  text: `select ${settings}, ${sightSettings}, ${customPlan}`,
  values: [...values, sight],
});

/** Ends the role with limited sight in a transaction that continues without a limit. */
export const leaveSight: PrecedingStatement = {
  name: "leave-sight",
  text: "select set_config('role', 'restride_app', true)",
  values: [],
};

/** Returns whether a statement that sets row-level security limits the sight. */
export const limitsSight = ({ name }: PrecedingStatement): boolean => name.startsWith("row-level-security-of-sight");

const words = /^[0-9a-z:_-]*$/i;
const lists = /^[0-9a-z:_,;-]*$/i;
type Statements = WeakMap<RlsScope["rls"], PrecedingStatement>;
const statementsByPlan: Readonly<Record<"none" | "custom" | "generic", Statements>> = {
  none: new WeakMap(),
  custom: new WeakMap(),
  generic: new WeakMap(),
};

/**
 * Returns the statement that sets the row-level security of a scope until the end of the transaction. Throws for values other than ids and
 * plain words.
 */
export const rlsStatement = ({ rls, plan }: RlsScope): PrecedingStatement => {
  const statements = statementsByPlan[plan ?? "none"];
  const existing = statements.get(rls);
  if (existing) return existing;
  const tenants = rls.tenants === "*" ? [] : rls.tenants;
  const parts = [...tenants, rls.company ?? "", rls.actor];
  if (!parts.every((part) => words.test(part)) || !lists.test(rls.sight))
    throw new Error("A scope may only hold ids and plain words.");
  const makeSight = plan === "custom" ? rlsOfSightWithCustomPlan : rlsOfSight;
  const values: Settings = [rls.tenants === "*" ? "*" : tenants.join(","), rls.company ?? "", rls.actor];
  const statement = rls.sight === "" ? makeStatement(plan, tenants.length)(...values) : makeSight(rls.sight, ...values);
  statements.set(rls, statement);
  return statement;
};

const makeStatement = (plan: RlsScope["plan"], tenantCount: number) => {
  if (plan === "generic") return rlsWithGenericPlan;
  return tenantCount > 1 || plan === "custom" ? rlsWithCustomPlan : rlsOfTenants;
};

/** Prepares on a new connection the statements that are later sent ahead of other statements. */
export const prepareAhead = async (client: pg.ClientBase): Promise<void> => {
  const none: Settings = ["", "", ""];
  const ofSight = [rlsOfSight("", ...none), rlsOfSightWithCustomPlan("", ...none)];
  const allAhead = [
    begin,
    rlsOfTenants(...none),
    rlsWithCustomPlan(...none),
    rlsWithGenericPlan(...none),
    ...ofSight,
    leaveSight,
  ];
  for (const { name, text, values } of allAhead) await client.query({ name, text, values: [...values] });
  await client.query("rollback");
};
