import { countText } from "../texts/count-text.ts";
import { holdText } from "./hold-text.ts";

/** What an exercise asks for: "2 sets × 10 repeats · 3× a day". */
export const doseText = ({ set, repeat, time }: Readonly<Record<"set" | "repeat" | "time", number>>): string =>
  `${countText(set, "set")} × ${countText(repeat, "repeat")} · ${time}× a day`;

/** The same where there is little room: "2 × 10 · 3× a day". */
export const shortDose = ({ set, repeat, time }: Readonly<Record<"set" | "repeat" | "time", number>>): string =>
  `${set} × ${repeat} · ${time}× a day`;

/** How long each repeat is held, in seconds, where there is little room: "5 s", "5 min" or "no hold". */
export const shortHold = (seconds: number): string =>
  seconds === 0
    ? "no hold"
    : holdText(seconds)
        .replace(/ seconds?/, " s")
        .replace(/ minutes?/, " min");

/** How long each repeat is held, in seconds: "Hold 5 seconds", or "No hold". */
export const holdLine = (seconds: number): string => (seconds === 0 ? "No hold" : `Hold ${holdText(seconds)}`);
