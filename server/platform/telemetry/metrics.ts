import { collectDefaultMetrics, Counter, Registry } from "prom-client";

/** Counts for those who run an installation; no names, no ids. */
export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  return {
    countUnsentCode: () => unsent.inc(),
    countStatement: (name: string) => statements.inc({ statement: name }),
    countLostListener: () => lost.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof makeMetrics>;
