import { feetAndInches, heightLimits } from "@restride/domain/values/height.ts";
import styles from "./HeightField.module.css";
import { SelectField } from "./SelectField.tsx";
import * as texts from "../field-texts.ts";

interface HeightFieldProps {
  /** Height in inches; null while none is chosen. */
  value: number | null;
  onValue: (inches: number | null) => void;
  large?: boolean;
}

const numberOptions = (from: number, to: number, unit: string) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: `${from + at} ${unit}` }));
const feetOptions = numberOptions(heightLimits.min / 12, heightLimits.max / 12, "ft");
const inchOptions = numberOptions(0, 11, "in");
const inchOptionsAtMaximum = inchOptions.slice(0, 1); // The upper limit is 8 ft 0 in.

/** Field of a height that is stored in inches and chosen in feet and inches. */
export function HeightField({ value, onValue, large = false }: HeightFieldProps) {
  const { feet, inches } = feetAndInches(value ?? 0);
  return (
    <div className={styles.pair}>
      <SelectField
        large={large}
        label={texts.heightFeet}
        placeholder={texts.ftLabel}
        value={value === null ? "" : String(feet)}
        options={feetOptions}
        onValue={(chosen) => onValue(chosen === "" ? null : Math.min(Number(chosen) * 12 + inches, heightLimits.max))}
      />
      <SelectField
        large={large}
        label={texts.heightInches}
        placeholder={texts.inLabel}
        disabled={value === null}
        value={value === null ? "" : String(inches)}
        options={feet * 12 < heightLimits.max ? inchOptions : inchOptionsAtMaximum}
        onValue={(chosen) => onValue(feet * 12 + Number(chosen))}
      />
    </div>
  );
}
