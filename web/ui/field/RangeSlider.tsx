import { Slider, SliderFill, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { FormField } from "./FormField.tsx";
import styles from "./RangeSlider.module.css";
import * as texts from "../field-texts.ts";

/** Range of whole numbers, both ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

interface RangeSliderProps {
  label: string;
  /** Smallest and largest value of the range. */
  limits: NumberRange;
  range: NumberRange;
  onRange: (range: NumberRange) => void;
}

/** Slider with two handles that set a range of numbers; the numbers are shown beside the label. */
export const RangeSlider = ({ label, limits, range, onRange }: RangeSliderProps) => (
  <FormField label={label} aside={`${range.min}–${range.max}`}>
    {({ id }) => (
      <Slider
        id={id}
        aria-label={label}
        className={styles.slider ?? ""}
        minValue={limits.min}
        maxValue={limits.max}
        value={[range.min, range.max]}
        onChange={([min = limits.min, max = limits.max]) => onRange({ min, max })}
      >
        <SliderTrack className={styles.track ?? ""}>
          <SliderFill className={styles.fill ?? ""} />
          <SliderThumb index={0} aria-label={texts.fromLabel(label)} className={styles.thumb ?? ""} />
          <SliderThumb index={1} aria-label={texts.toLabel(label)} className={styles.thumb ?? ""} />
        </SliderTrack>
      </Slider>
    )}
  </FormField>
);
