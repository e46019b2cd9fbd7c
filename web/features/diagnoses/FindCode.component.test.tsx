import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { FindDiagnosisCodesDocument } from "./diagnoses.graphql.ts";
import { FindCode } from "./FindCode.tsx";

const code = (change: object) => ({
  code: "M25.661",
  description: "Stiffness of right knee",
  synonym: null,
  otherSide: false,
  heading: false,
  endedOn: null,
  ...change,
});

test("codes are searched from two letters on; a heading cannot be taken, and an ended code says since when", async () => {
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: {
      status: "success",
      message: "",
      total: 3,
      listedFrom: calendarDate("2025-10-01"),
      codes: [
        code({}),
        code({ code: "M25.66", description: "Stiffness of knee", heading: true }),
        code({ code: "M25.669", description: "Stiffness of knee, old", endedOn: calendarDate("2024-10-01") }),
      ],
    },
  });
  await render(<FindCode patientId={uuid(1)} onTake={() => undefined} />);
  const box = page.getByRole("combobox", { name: "Find in ICD-10-CM" });
  await box.fill("s");
  expect(mockServer.sent(FindDiagnosisCodesDocument)).toEqual([]);
  await box.fill("stiff");
  const [knee, heading, ended] = ["Stiffness of right knee", "heading", "not valid since 10/01/2024"].map((text) =>
    page.getByRole("option").filter({ hasText: text }),
  );
  await expect.element(knee!).toBeVisible();
  await expect.element(knee!).not.toHaveAttribute("aria-disabled", "true");
  await expect.element(heading!).toHaveAttribute("aria-disabled", "true");
  await expect.element(ended!).toBeVisible();
  expect(mockServer.sent(FindDiagnosisCodesDocument)).toEqual([{ patientId: uuid(1), search: "stiff" }]);
});

test("codes of an earlier search are not taken for those of a later one that is on its way, or fails", async () => {
  const codesAnswer = {
    status: "success",
    message: "",
    total: 1,
    listedFrom: calendarDate("2025-10-01"),
    codes: [code({})],
  };
  mockServer.answer(FindDiagnosisCodesDocument, { findDiagnosisCodes: codesAnswer });
  await render(<FindCode patientId={uuid(1)} onTake={() => undefined} />);
  const box = page.getByRole("combobox", { name: "Find in ICD-10-CM" });
  await box.fill("stiff");
  const stiffness = page.getByRole("option").filter({ hasText: "Stiffness" });
  await expect.element(stiffness).toBeVisible();
  const resolve = mockServer.delay(FindDiagnosisCodesDocument);
  await box.fill("pain hip");
  await expect.element(page.getByText("Looking …")).toBeVisible();
  expect(stiffness.elements()).toEqual([]);
  resolve({
    findDiagnosisCodes: { status: "fail", message: "Try again.", total: null, listedFrom: null, codes: null },
  });
  await expect.element(page.getByText("Try again.")).toBeVisible();
  expect(stiffness.elements()).toEqual([]);
});

test("how many codes were found and which list they are of is said; Enter takes the one that is marked, with its synonym", async () => {
  const codes = [code({}), code({ code: "M24.661", description: "Ankylosis, right knee", synonym: "stiff joint" })];
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: { status: "success", message: "", total: 9, listedFrom: calendarDate("2025-10-01"), codes },
  });
  const taken: string[] = [];
  await render(
    // The box is as narrow as in its dialog. A list wider than the page would scroll the page, which closes the list.
    <div style={{ width: 480 }}>
      <FindCode patientId={uuid(1)} onTake={(...one) => taken.push(one.join(" "))} />
    </div>,
  );
  const box = page.getByRole("combobox", { name: "Find in ICD-10-CM" });
  await box.click();
  await userEvent.keyboard("stiff knee");
  await expect.element(page.getByText("2 of 9")).toBeVisible();
  await expect.element(page.getByText("FY2026 list, from 10/01/2025")).toBeVisible();
  await expect.element(page.getByRole("option").nth(1)).toMatchTextContent(/Ankylosis, right knee.*also “stiff joint”/);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(box).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => taken).toEqual(["M25.661 Stiffness of right knee"]);
});

test("codes of the other side and with another word say so, and are counted among all that fit", async () => {
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: {
      status: "success",
      message: "",
      total: 120,
      listedFrom: calendarDate("2025-10-01"),
      codes: [
        code({ code: "M25.662", description: "Stiffness of left knee", otherSide: true }),
        code({ synonym: "stiff knee" }),
      ],
    },
  });
  await render(<FindCode patientId={uuid(1)} onTake={() => undefined} />);
  await page.getByRole("combobox", { name: "Find in ICD-10-CM" }).fill("stiff");
  const option = (text: string) => page.getByRole("option").filter({ hasText: text });
  await expect.element(option("M25.662")).toMatchTextContent(/other side$/);
  await expect.element(option("M25.661")).toMatchTextContent(/also “stiff knee”$/);
  await expect.element(page.getByText(/^2 of 120/)).toBeVisible();
});

test("words that no code has say so, and two letters are enough to look", async () => {
  mockServer.answer(FindDiagnosisCodesDocument, {
    findDiagnosisCodes: { status: "success", message: "", total: 0, listedFrom: null, codes: [] },
  });
  await render(<FindCode patientId={uuid(1)} onTake={() => undefined} />);
  await page.getByRole("combobox", { name: "Find in ICD-10-CM" }).fill(" zz ");
  await expect.element(page.getByText("No code has all these words. Any code may be typed below.")).toBeVisible();
  await expect.poll(() => mockServer.sent(FindDiagnosisCodesDocument)).toEqual([{ patientId: uuid(1), search: "zz" }]);
});
