import type { Line } from "@restride/domain/charts/points.ts";
import { withUnit } from "@restride/domain/charts/points.ts";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import styles from "./DeviceCharts.module.css";
import * as texts from "./device-charts-texts.ts";

/** Table of the last value of each line, with its time. */
export function LastMeasurements({ lines }: { lines: readonly Line[] }) {
  const rows = lines.flatMap(({ title, unit, points }) => {
    const last = points.findLast(({ value }) => value !== null);
    return last ? [{ title, when: last.when, value: withUnit(last.value, unit) }] : [];
  });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.measurement}</th>
          <th scope="col">{texts.lastRecorded}</th>
          <th scope="col">{texts.value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={3}>{noData}</td>
          </tr>
        )}
        {rows.map(({ title, when, value }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{when}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
