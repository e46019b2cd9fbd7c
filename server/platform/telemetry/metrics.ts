import { collectDefaultMetrics, Counter, Registry } from "prom-client";

/** What the process tells of itself. It is measured once, however many products the process holds: measuring never ends. */
const ofProcess = new Registry();
let isMeasured = false;

/** Counts for those who run an installation; no names, no ids. */
export const makeMetrics = () => {
  if (!isMeasured) collectDefaultMetrics({ register: ofProcess });
  isMeasured = true;
  const registry = new Registry();
  const statements = new Counter({
    name: "restride_statements_total",
    help: "SQL statements by name",
    labelNames: ["statement"],
    registers: [registry],
  });
  const lost = new Counter({
    name: "restride_listener_lost_total",
    help: "Times the connection that hears facts was lost",
    registers: [registry],
  });
  const unsent = new Counter({
    name: "restride_unsent_codes_total",
    help: "Codes that could not be mailed while somebody waited",
    registers: [registry],
  });
  const unverified = new Counter({
    name: "restride_unverified_carrier_messages_total",
    help: "Messages in the name of a carrier without a fresh signature of one of its keys",
    labelNames: ["carrier"],
    registers: [registry],
  });
  return {
    countUnverifiedCarrierMessage: (carrier: string) => unverified.inc({ carrier }),
    countUnsentCode: () => unsent.inc(),
    countStatement: (name: string) => statements.inc({ statement: name }),
    countLostListener: () => lost.inc(),
    text: () => Registry.merge([ofProcess, registry]).metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
