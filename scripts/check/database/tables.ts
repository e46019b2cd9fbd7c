import { isCode, isTest, problemAt, walkTree, type Check, type Node, type Problem, type Source } from "../source.ts";

/** Features that write a table of another feature, with the reason why they use neither a domain event nor a command of its owner. */
const shared: Readonly<Record<string, { readonly owner: string; readonly others: Readonly<Record<string, string>> }>> =
  {
    patients: {
      owner: "patient-editing",
      others: {
        patients: "columns that other subjects set in transactions of their own: surgery date, daily shift, address",
        "sign-in": "passwords and the last sign-in of patients",
      },
    },
    cases: {
      owner: "cases",
      others: { "case-work": "a case goes up in the lists with what is said in it, in one transaction" },
    },
    push_devices: {
      owner: "account",
      others: { "sign-in": "a browser gets no news any more once its session ends" },
    },
    device_orders: {
      owner: "fulfilment",
      others: { schedules: "an order is placed with its devices, in one statement" },
    },
    patient_devices: {
      owner: "schedules",
      others: { fulfilment: "how far a device has come follows from its custody lines, in one transaction with them" },
    },
    users: {
      owner: "users",
      others: {
        account: "what people keep about themselves: pages seen, signature, filter",
        "sign-in": "passwords and the last sign-in; the first super admin comes from a script",
        surgeons: "an account comes, follows and goes with its surgeon's record, in one transaction",
      },
    },
  };

type TableWrite = { table: string; feature: string; source: Source; at: number };

const builders = new Set(["insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"]);
const written =
  /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([a-z_]+)|\bupdate\s+([a-z_]+)(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/g;

/** Finds tables that more than one feature or part of the platform writes, and writes in queries. */
export const tablesCheck: Check = {
  name: "tables",
  find: (sources) => {
    const writes = sources.filter((source) => isCode(source) && !isTest(source)).flatMap(writesOf);
    const ownersOf = Map.groupBy(writes, ({ table }) => table);
    return [...writes.flatMap(inQueries), ...[...ownersOf].flatMap(([table, all]) => unlistedWrites(table, all))];
  },
};

function writesOf(source: Source): TableWrite[] {
  const feature = /^server\/(?:features|platform)\/([^/]+)\//.exec(source.path)?.[1];
  if (feature === undefined) return [];
  const featureWrites: TableWrite[] = [];
  walkTree(source, (node) => {
    for (const table of tablesWritten(node)) featureWrites.push({ table, feature, source, at: node.start });
  });
  return featureWrites;
}

function tablesWritten(node: Node): string[] {
  if (node.type === "TemplateElement")
    return [...(node.value as { raw: string }).raw.matchAll(written)].map(([, into, update]) => (into ?? update)!);
  if (node.type !== "CallExpression") return [];
  const name = ((node.callee as Node).property as Node | undefined)?.name;
  const [first] = node.arguments as Node[];
  return builders.has(String(name)) && typeof first?.value === "string" ? [first.value.split(" ")[0]!] : [];
}

const inQueries = ({ table, source, at }: TableWrite): Problem[] =>
  source.path.endsWith(".queries.ts") ? [problemAt(source, at, `queries only read: write ${table} in a store`)] : [];

function unlistedWrites(table: string, writes: readonly TableWrite[]): Problem[] {
  const { owner = writes[0]!.feature, others = {} } = shared[table] ?? {};
  return writes
    .filter(({ feature }) => feature !== owner && !(feature in others))
    .map(({ feature, source, at }) =>
      problemAt(
        source,
        at,
        `${table} is written by ${owner}: ${feature} calls its *.commands.ts or records a domain event`,
      ),
    );
}
