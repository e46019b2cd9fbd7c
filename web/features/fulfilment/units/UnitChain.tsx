import { chainOf, type ChainStep } from "@restride/domain/fulfilment/chain.ts";
import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Tag } from "../../../ui/look/Marks.tsx";
import styles from "../DeviceCustody.module.css";
import type { OrderedDeviceFragment, OrderFragment } from "../fulfilment.graphql.ts";
import shared from "../Order.module.css";
import * as texts from "./units-texts.ts";

interface UnitChainProps {
  device: OrderedDeviceFragment;
  /** Custody lines of the device and its order. */
  happened: OrderFragment["happened"];
  /** Steps that are still to come. */
  ahead: readonly string[];
  timeZone: string;
}

/** Returns the custody lines in order, with the first reading among them. */
const stepsOf = ({ device, happened }: UnitChainProps): ChainStep[] =>
  chainOf(
    happened.map(({ _id, at, deviceid = null, ...line }) => ({ ...line, deviceid, id: _id, at: Date.parse(at) })),
    {
      deviceid: device.deviceid,
      name: device.device.name,
      firstReading: device.first_reading ? Date.parse(device.first_reading) : null,
    },
  );

const Line = ({ step, timeZone }: { step: ChainStep; timeZone: string }) => (
  <li data-retracted={step.takenBack}>
    <span>
      <strong>{step.what}</strong>{" "}
      <time dateTime={new Date(step.at).toISOString()}>{formatInstant(step.at, timeZone)}</time>{" "}
      {step.takenBack && <Tag look="outline">{texts.takenBack}</Tag>}
      {step.note && <em>“{step.note}”</em>}
    </span>
    <span className={styles.author}>
      {step.by}{" "}
      {step.source !== "Before" && <Tag look={step.source === "Console" ? "tint" : "brand"}>{step.source}</Tag>}
    </span>
  </li>
);

/** Card with the chain of custody of a device, and the steps still to come. */
export const UnitChain = (props: UnitChainProps) => (
  <section className={shared.card} aria-label={texts.whereItHasBeen}>
    <h2 className={shared.title}>
      {texts.whereItHasBeen} <small>{texts.eachLineWithWhoAndByWhat}</small>
    </h2>
    <ol className={styles.chain}>
      {stepsOf(props).map((step) => (
        <Line key={step.id} step={step} timeZone={props.timeZone} />
      ))}
      {props.ahead.map((ahead) => (
        <li key={ahead} data-future>
          <span>{ahead}</span>
          <span className={styles.author}>{texts.ahead}</span>
        </li>
      ))}
    </ol>
  </section>
);
