import { expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { cutFile, unitsCsv } from "./units-csv.ts";

test("units are a row each, with what is not known left empty", () => {
  const patient = { name: "Kofi Abara" };
  const customer = { name: "Tamberlake, Joint Center" };
  const out = {
    name: "Step Counter",
    hardware_uuid: "A1B2-C3D4-E5F6",
    status: "Delivered",
    since: calendarDate("2026-10-16"),
    days: 38,
    dueback: calendarDate("2026-11-29"),
    overdue: false,
  };
  const today = { ...out, since: calendarDate("2026-11-23"), days: 0 };
  const unknown = { ...out, hardware_uuid: "", status: "Shipped", since: null, days: null, dueback: null };
  expect(unitsCsv([out, today, unknown].map((unit) => ({ ...unit, patient, customer })))).toBe(
    [
      '"Device","Hardware ID","Status","Since","Days","Patient","Customer","Due back","Overdue"',
      '"Step Counter","A1B2-C3D4-E5F6","Delivered","10/16/2026","38","Kofi Abara","Tamberlake, Joint Center","11/29/2026","No"',
      '"Step Counter","A1B2-C3D4-E5F6","Delivered","11/23/2026","0","Kofi Abara","Tamberlake, Joint Center","11/29/2026","No"',
      '"Step Counter","","Shipped","","","Kofi Abara","Tamberlake, Joint Center","","No"',
      "",
    ].join("\r\n"),
  );
});

test("a file that does not have all units says so", () => {
  expect(cutFile(1000, 52_310)).toBe("The file has the first 1,000 of 52,310 units. Narrow the list for the rest.");
  expect(cutFile(1000, 1000)).toBe("");
});
