import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ReportByLink } from "./ReportByLink.tsx";

const open = async (reason: string | null) => {
  const opened: string[][] = [];
  await render(
    <ReportByLink
      onOpen={async (patientId, token) => {
        opened.push([patientId, token]);
        return reason;
      }}
      links={(patientId, token) => <p>{`Links of ${patientId} by ${token}`}</p>}
    />,
    { profile: null, at: `/report/T0KEN/${uuid(1)}`, path: "/report/:token/:patientid" },
  );
  expect(opened).toEqual([]);
  await page.getByRole("button", { name: "Open the report" }).click();
  expect(opened).toEqual([[uuid(1), "T0KEN"]]);
};
const links = () => page.getByText(`Links of ${uuid(1)} by T0KEN`);

test("a report is opened when somebody asks for it, and its link can be ended then", async () => {
  await open(null);
  await expect.element(links()).toBeVisible();
});

test("a report that does not open says why, and shows no link", async () => {
  await open("This link has ended.");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This link has ended\./);
  await expect.element(links()).not.toBeInTheDocument();
});
