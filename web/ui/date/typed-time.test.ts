import { expect, test } from "vitest";
import { formTime, parseTime } from "./typed-time.ts";

const formed = (text: string): string | null => {
  const minutes = parseTime(text);
  return minutes === null ? null : formTime(minutes);
};

test.for([
  ["14:20", "14:20"],
  ["1420", "14:20"],
  ["14.20", "14:20"],
  ["2:20 pm", "14:20"],
  ["2:20PM", "14:20"],
  ["2:20 p.m.", "14:20"],
  ["220p", "14:20"],
  ["2 PM", "14:00"],
  [" 7:05 am ", "07:05"],
  ["705", "07:05"],
  ["9", "09:00"],
  ["0:00", "00:00"],
  ["12 am", "00:00"],
  ["12:30 AM", "00:30"],
  ["12 pm", "12:00"],
  ["12:00", "12:00"],
  ["23:59", "23:59"],
] as const)("%s is read as %s", ([text, time]) => {
  expect(formed(text)).toBe(time);
});

test.for(["", "noon", "24:00", "12:60", "13 pm", "0 am", "1:2", "12345", "7:30 xm", "-1:00", "7 30"])(
  "'%s' is no time",
  (text) => {
    expect(formed(text)).toBeNull();
  },
);
