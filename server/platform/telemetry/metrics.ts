import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { ErrorSource } from "./error-sink.ts";
import * as texts from "./telemetry-texts.ts";

/**
 * Default metrics of the process. They are registered once, however many products the process holds, because collection cannot be stopped.
 */
const ofProcess = new Registry();
let isMeasured = false;

/** Limits in seconds by which answered operations are counted; a person waits from 0.3 on. */
const operationBuckets = [0.03, 0.1, 0.3, 1, 3, 10] as const;

/** Returns the metrics for operators of an installation; they have no names and no ids. */
export const makeMetrics = () => {
  if (!isMeasured) collectDefaultMetrics({ register: ofProcess });
  isMeasured = true;
  const registry = new Registry();
  const beforeReport: (() => Promise<void>)[] = [];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  const errors = counter("restride_errors_total", texts.errors, "source");
  const statements = counter("restride_statements_total", texts.statements, "statement");
  const operations = new Histogram({
    name: "restride_operation_seconds",
    help: texts.operations,
    labelNames: ["operation"],
    buckets: [...operationBuckets],
    registers: [registry],
  });
  const slow = counter("restride_slow_statements_total", texts.slowStatements, "statement");
  const lost = counter("restride_listener_lost_total", texts.lostListeners);
  const unsent = counter("restride_unsent_codes_total", texts.unsentCodes);
  const unverified = counter("restride_unverified_carrier_messages_total", texts.unverifiedCarrierMessages, "carrier");
  const jobFailures = counter("restride_job_failures_total", texts.jobFailures, "job");
  const workerErrors = counter("restride_worker_errors_total", texts.workerErrors);
  const refusedRequests = counter("restride_refused_requests_total", texts.refusedRequests);
  const workerRestarts = counter("restride_worker_restarts_total", texts.workerRestarts);
  return {
    countError: (source: ErrorSource) => errors.inc({ source }),
    countJobFailure: (job: string) => jobFailures.inc({ job }),
    countWorkerError: () => workerErrors.inc(),
    countWorkerRestart: () => workerRestarts.inc(),
    addGauge: (name: string, help: string, read: () => number | Promise<number>) =>
      addGauge(registry, name, help, read),
    countUnverifiedCarrierMessage: (carrier: string) => unverified.inc({ carrier }),
    registry,
    countUnsentCode: () => unsent.inc(),
    countStatement: (name: string) => statements.inc({ statement: name }),
    countSlowStatement: (name: string) => slow.inc({ statement: name }),
    observeOperation: (operation: string, seconds: number) => operations.observe({ operation }, seconds),
    countRefusedRequest: () => refusedRequests.inc(),
    countLostListener: () => lost.inc(),
    /** Registers work that runs before each report, such as reading numbers from the database. */
    beforeReport: (work: () => Promise<void>) => void beforeReport.push(work),
    text: async () => {
      await Promise.all(beforeReport.map((work) => work()));
      return Registry.merge([ofProcess, registry]).metrics();
    },
    contentType: registry.contentType,
  };
};

/** Adds a gauge that is read with each report; a value that cannot be read is left out. */
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
