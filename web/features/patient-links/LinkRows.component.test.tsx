import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { LinkRows } from "./LinkRows.tsx";
import { PatientLinksDocument } from "./patient-links.graphql.ts";
import { LinksOfPage, PatientLinks } from "./PatientLinks.tsx";

const link = {
  _id: uuid(81),
  kind: "progress",
  recipient: "a•••@e•••.com",
  origin: "Opened with a code",
  endsAt: "2026-04-01T03:00:00.000Z", // 10:00 PM of the day before in Chicago
  isThis: true,
};

test("a link is ended by the token of the page that it opened", async () => {
  const authorizations: (string | null)[] = [];
  const { fetch: mockFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input !== "/graphql") return mockFetch(input, init);
    authorizations.push(new Headers(init?.headers).get("authorization"));
    return Response.json({ data: { endPatientLink: { status: "success", message: "Link ended" } } });
  };
  await render(<LinkRows patientId={uuid(1)} links={[link]} timeZone="America/Chicago" token="of-this-page" />, {
    profile: null,
  });
  const row = page.getByRole("listitem").filter({ hasText: "a•••@e•••.com" });
  await expect.element(row).toMatchTextContent(/This page.*Opened with a code.*Until 03\/31\/2026.*10:00 PM/);
  await row.getByRole("button").click();
  await page.getByRole("button", { name: "End link" }).click();
  await expect.poll(() => authorizations).toEqual(["Bearer of-this-page"]);
  globalThis.fetch = mockFetch;
});

test("a page that was opened by a link asks for the links by that link, and shows them at its foot", async () => {
  const authorizations: (string | null)[] = [];
  const { fetch: mockFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input !== "/graphql") return mockFetch(input, init);
    authorizations.push(new Headers(init?.headers).get("authorization"));
    return Response.json({
      data: { getPatientLinks: { status: "success", message: "", timezone: "America/Chicago", links: [link] } },
    });
  };
  await render(<LinksOfPage patientId={uuid(1)} token="of-this-page" />, { profile: null });
  await expect.element(page.getByRole("listitem").filter({ hasText: "a•••@e•••.com" })).toBeVisible();
  expect(authorizations).toEqual(["Bearer of-this-page"]);
  globalThis.fetch = mockFetch;
});

test("a patient without links has no section for them, in the panel as on a page", async () => {
  const links: never[] = [];
  mockServer.answer(PatientLinksDocument, {
    getPatientLinks: { status: "success", message: "", timezone: "America/Chicago", links },
  });
  await render(
    <>
      <PatientLinks patient={{ _id: uuid(1), links: 1 }} />
      <LinksOfPage patientId={uuid(1)} token={undefined} />
    </>,
  );
  await expect.poll(() => mockServer.sent(PatientLinksDocument).length).toBeGreaterThan(0);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(page.getByRole("heading").elements()).toEqual([]);
});
