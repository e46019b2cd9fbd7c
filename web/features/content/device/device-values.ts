import { deviceForm } from "@restride/domain/content/device-form.ts";
import { readSurgeryDay } from "@restride/domain/texts/surgery-day-texts.ts";
import type { DeviceBodyInput } from "../../../generated/inputs.ts";
import { parseDecimal, jointInput, formatNumber, formatDay, formatJoint } from "../content-fields.ts";
import type { ContentForm, ContentRecord } from "../use-content-editor.ts";
import * as texts from "./device-texts.ts";

/** Typed values of a limit; without a day it applies on any day. */
export interface LimitValues {
  readonly fromday: string;
  readonly min: string;
  readonly max: string;
}

/** Typed values of a reading's value. Only the limits of a published value can be edited, because it must keep its meaning. */
export interface MeasuredValues {
  readonly metric: string;
  readonly unit: string;
  readonly min: string;
  readonly max: string;
  readonly kept: boolean;
  readonly thresholds: readonly LimitValues[];
}

/** Values of the form of a device. */
export interface DeviceValues {
  readonly name: string;
  readonly surgery_type: string;
  readonly image: string;
  readonly values: readonly MeasuredValues[];
}

export const newLimit: LimitValues = { fromday: "", min: "", max: "" };
export const newValue: MeasuredValues = { metric: "", unit: "", min: "", max: "", kept: false, thresholds: [] };

const valuesOf = (content: ContentRecord | null): DeviceValues => {
  const device = content?.device;
  return {
    name: device?.name ?? "",
    surgery_type: formatJoint(device?.surgery_type),
    image: device?.image ?? "",
    values: (device?.values ?? []).map(({ metric, unit, min, max, kept, thresholds }) => ({
      metric: metric ?? "",
      unit: unit ?? "",
      min: formatNumber(min),
      max: formatNumber(max),
      kept: kept ?? false,
      thresholds: (thresholds ?? []).map((limit) => ({
        fromday: formatDay(limit.fromday),
        min: formatNumber(limit.min),
        max: formatNumber(limit.max),
      })),
    })),
  };
};

const bodyOf = ({ name, surgery_type, image, values }: DeviceValues): DeviceBodyInput => ({
  name,
  ...jointInput(surgery_type),
  image,
  values: values.map(({ metric, unit, min, max, thresholds }) => ({
    metric,
    unit,
    min: parseDecimal(min),
    max: parseDecimal(max),
    thresholds: thresholds.map((limit) => ({
      fromday: limit.fromday.trim() === "" ? null : readSurgeryDay(limit.fromday),
      min: parseDecimal(limit.min),
      max: parseDecimal(limit.max),
    })),
  })),
});

/** Form definition of a device. */
export const deviceContent: ContentForm<DeviceValues> = {
  kind: "device",
  schema: { safeParse: (values) => deviceForm.safeParse(bodyOf(values as DeviceValues)) },
  valuesOf,
  bodyOf: (values) => ({ device: bodyOf(values) }),
  labels: {
    name: texts.displayName,
    surgery_type: texts.forLabel,
    image: texts.image,
    values: texts.valuesOfOneReading,
  },
  shownValue: (value) => (typeof value === "string" ? value : value.map(({ metric }) => metric).join(" · ")),
};
