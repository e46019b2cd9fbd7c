import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";

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
  const jobFailures = new Counter({
    name: "restride_job_failures_total",
    help: "Attempts of jobs that failed, by job",
    labelNames: ["job"],
    registers: [registry],
  });
  const workerErrors = new Counter({
    name: "restride_worker_errors_total",
    help: "Failures of the worker itself, such as statements that were sent again",
    registers: [registry],
  });
  const workerRestarts = new Counter({
    name: "restride_worker_restarts_total",
    help: "Times the worker was started again, after an outage of the database or because it did not work",
    registers: [registry],
  });
  return {
    countJobFailure: (job: string) => jobFailures.inc({ job }),
    countWorkerError: () => workerErrors.inc(),
    countWorkerRestart: () => workerRestarts.inc(),
    addGauge: (name: string, help: string, read: () => number | Promise<number>) => addGauge(registry, name, help, read),
    countUnverifiedCarrierMessage: (carrier: string) => unverified.inc({ carrier }),
    countUnsentCode: () => unsent.inc(),
    countStatement: (name: string) => statements.inc({ statement: name }),
    countLostListener: () => lost.inc(),
    text: () => Registry.merge([ofProcess, registry]).metrics(),
    contentType: registry.contentType,
  };
};

/** A value that is read when the metrics are; one that cannot be read is left out. */
const addGauge = (registry: Registry, name: string, help: string, read: () => number | Promise<number>): void => {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        this.set(await read());
      } catch {
        this.remove();
      }
    },
  });
};

export type Metrics = ReturnType<typeof makeMetrics>;
