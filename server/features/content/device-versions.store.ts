import { type DeviceForm, ownParameter } from "@restride/domain/content/device-form.ts";
import { sql, type Updateable } from "kysely";
import type { Devices } from "../../generated/database.ts";
import { build, type Database } from "../../platform/database/database.ts";
import { recordset } from "../../platform/database/recordset.ts";
import type { KnownValue } from "./bodies.queries.ts";
import type { EditorScope } from "./kinds.conditions.queries.ts";
import { codeIn, withPositions, type VersionOf } from "./version-code.store.ts";

/** Returns the values of a version as rows. An earlier value has the same keys and chart settings as before. */
const metricsOf = (values: DeviceForm["values"], before: readonly KnownValue[]) =>
  values.map(({ metric, unit, min, max, thresholds }, at) => ({
    metric,
    unit,
    min,
    max,
    parameter: before[at]?.parameter ?? ownParameter(metric),
    shown: before[at]?.isOutput ?? true,
    axis_min: before[at] ? before[at].axisMin : min,
    axis_max: before[at] ? before[at].axisMax : max,
    thresholds: thresholds.map(({ fromday, ...limits }) => ({
      ...(fromday !== null && { fromDay: fromday }),
      ...(limits.min !== null && { min: limits.min }),
      ...(limits.max !== null && { max: limits.max }),
    })),
  }));

const metricColumns = {
  position: "int",
  parameter: "text",
  metric: "text",
  unit: "text",
  shown: "boolean",
  min: "numeric",
  max: "numeric",
  axis_min: "numeric",
  axis_max: "numeric",
  thresholds: "jsonb",
} as const;

/** Makes the function that saves a version of a device. Its values are new rows, so that running programmes use the limits they began with. */
export const makeDeviceVersions =
  (db: Database) =>
  async (
    scope: EditorScope,
    { contentId, versionId }: VersionOf,
    form: DeviceForm,
    before: readonly KnownValue[],
  ): Promise<void> => {
    const atOnce = { display_name: form.name, image: form.image || null } satisfies Updateable<Devices>;
    await db.rows(
      scope,
      "addDevice",
      build.insertInto("devices").values({
        device_id: versionId,
        code: codeIn("devices", "device_id", contentId),
        ...atOnce,
        surgery_type: form.surgery_type,
      }),
    );
    await Promise.all([
      db.rows(
        scope,
        "addDeviceMetrics",
        sql`
          insert into device_metrics (device_id, value_index, parameter, metric, unit, is_output, plausible_min, plausible_max,
            axis_min, axis_max, thresholds)
          select ${versionId}, g.position, g.parameter, g.metric, g.unit, g.shown, g.min, g.max, g.axis_min, g.axis_max, g.thresholds
          from ${recordset(withPositions(metricsOf(form.values, before)), metricColumns)}`,
      ),
      db.rows(
        scope,
        "renameDevices",
        build
          .updateTable("devices")
          .set(atOnce)
          .where(
            "device_id",
            "in",
            build.selectFrom("content_versions").select("version_id").where("content_id", "=", contentId),
          ),
      ),
    ]);
  };
