import { timeZones } from "@restride/domain/values/time-zone.ts";
import { useId } from "react";
import { TextField } from "../field/TextField.tsx";

interface TimeZoneFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
}

const zones = timeZones();

/** Field of a time zone, with suggestions that contain the typed text. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const id = useId();
  return (
    <>
      <TextField {...props} list={id} spellCheck={false} />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {zone}
          </option>
        ))}
      </datalist>
    </>
  );
}
