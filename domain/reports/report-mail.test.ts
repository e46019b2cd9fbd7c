import { describe, expect, test } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { problemsOf } from "../values/problems.ts";
import { mailText, newReportMail, reportMail, reportMailForm } from "./report-mail.ts";

const good = {
  to: " D.Okoye@Lakeview.example ",
  subject: "Report",
  message: "Hello",
  close: "Kind regards",
  signature: "Nora",
};
const problems = (change: Partial<typeof good>): unknown => {
  const read = reportMailForm.safeParse({ ...good, ...change });
  return read.success ? {} : Object.fromEntries(problemsOf(read.error).map(({ field, message }) => [field, message]));
};

describe("the mail of a report", () => {
  test("is read with its recipient in lower case", () =>
    expect(reportMailForm.parse(good)).toEqual({ ...good, to: "d.okoye@lakeview.example" }));

  test("B263: needs a recipient with a valid email", () => {
    expect(problems({ to: " " })).toEqual({ to: "Please input your Email!" });
    expect(problems({ to: "nora@" })).toEqual({ to: "Please enter valid email! " });
    expect(problems({ to: "a@b.example, c@d.example" })).toEqual({ to: "Please enter valid email! " });
  });

  test("B264: needs a subject", () =>
    expect(problems({ subject: "" })).toEqual({ subject: "Please input your Subject!" }));

  test("B265: needs a message and a complimentary close", () => {
    expect(problems({ message: " " })).toEqual({ message: "Please confirm your Text!" });
    expect(problems({ close: "" })).toEqual({ close: "Please confirm your Text!" });
  });

  test("B145: is sent as to, subject, text and signature", () => {
    const sent = { to: "a@b.example", subject: "Report", text: mailText(good), signature: "" };
    expect(reportMail.parse(sent)).toEqual({ ...sent, text: "Hello\n\nKind regards" });
    expect(reportMail.safeParse({ ...sent, text: "" }).success).toBe(false);
  });

  test("B267 C319: begins with texts that name the clinic and no patient", () => {
    const sender = { clinic: "Lakeview", name: "Nora Castell", signature: "", today: calendarDate("2026-11-20") };
    expect(newReportMail(sender)).toEqual({
      to: "",
      subject: "User report for Lakeview",
      message: "A rehabilitation report of 11/20/2026 is ready for you. Please open it with the link below.",
      close: "Kind regards",
      signature: "Nora Castell\nLakeview",
    });
    expect(newReportMail({ ...sender, signature: "Dr. N. C." }).signature).toBe("Dr. N. C.");
  });
});
