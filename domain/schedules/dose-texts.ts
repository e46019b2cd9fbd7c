import { countText } from "../texts/count-text.ts";
import { holdText } from "./hold-texts.ts";

/** Formats the dose of an exercise: "2 sets × 10 repeats · 3× a day". */
export const doseText = ({ set, repeat, time }: Readonly<Record<"set" | "repeat" | "time", number>>): string =>
  `${countText(set, "set")} × ${countText(repeat, "repeat")} · ${time}× a day`;

/** Formats the dose in a short form: "2 × 10 · 3× a day". */
export const shortDose = ({ set, repeat, time }: Readonly<Record<"set" | "repeat" | "time", number>>): string =>
  `${set} × ${repeat} · ${time}× a day`;

/** Formats the hold of each repeat, in seconds, in a short form: "5 s", "5 min" or "no hold". */
export const shortHold = (seconds: number): string =>
  seconds === 0
    ? "no hold"
    : holdText(seconds)
        .replace(/ seconds?/, " s")
        .replace(/ minutes?/, " min");

/** Formats the hold of each repeat, in seconds: "Hold 5 seconds" or "No hold". */
export const holdLine = (seconds: number): string => (seconds === 0 ? "No hold" : `Hold ${holdText(seconds)}`);
