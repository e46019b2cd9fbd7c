import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { toasts } from "../../platform/notices/toasts.ts";
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

test("A283 A305 C314: its notices last 5 s, and its foot names the year", async () => {
  await open(null);
  toasts.success("Link ended.");
  expect(toasts.current()).toMatchObject([{ duration: 5_000 }]);
  await expect.element(page.getByRole("contentinfo")).toHaveTextContent(`© ${new Date().getFullYear()} Restride`);
});

test("a report that does not open says why, and shows no link", async () => {
  await open("This link has ended.");
  await expect.element(page.getByRole("alert")).toMatchTextContent(/This link has ended\./);
  await expect.element(links()).not.toBeInTheDocument();
});

test("while a report is on its way it is not asked for twice; one that opens at the second try loses its refusal", async () => {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  let asks = 0;
  await render(
    <ReportByLink
      onOpen={() => {
        asks += 1;
        return asks === 1 ? promise : Promise.resolve(null);
      }}
      links={() => <p>Links</p>}
    />,
    { profile: null },
  );
  const button = page.getByRole("button", { name: "Open the report" });
  await button.dblClick();
  expect(asks).toBe(1);
  resolve("Not now.");
  await expect.element(page.getByRole("alert")).toHaveTextContent("Not now.");
  await button.click();
  await expect.element(page.getByText("Links")).toBeVisible();
  expect(page.getByRole("alert").elements()).toEqual([]);
});
