import { useState } from "react";
import { TextField } from "../field/TextField.tsx";
import { formTime, parseTime, readableTime } from "./typed-time.ts";

interface TimeFieldProps {
  label: string;
  name: string;
  /** Time as `07:30`, or typed text that is not a time. */
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  required?: boolean;
}

/**
 * Field of a time. It accepts the usual ways to type a time and formats the value on blur. A browser's own time field follows the browser's language.
 */
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
