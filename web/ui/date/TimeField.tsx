import { useState } from "react";
import { TextField } from "../field/TextField.tsx";
import { formTime, parseTime, readableTime } from "./typed-time.ts";

interface TimeFieldProps {
  label: string;
  name: string;
  /** `07:30`, or what was typed and is no time. */
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  required?: boolean;
}

/** A time that is typed in any usual way, and written as everywhere once the field is left. A browser's own field for times follows its language. */
export function TimeField({ value, onValue, onBlur, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      value={typed ?? readableTime(value)}
      onValue={(text) => {
        const minutes = parseTime(text);
        setTyped(text);
        onValue(minutes === null ? text : formTime(minutes));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      placeholder={readableTime("14:30")}
    />
  );
}
