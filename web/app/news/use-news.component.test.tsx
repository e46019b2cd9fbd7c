import { Role } from "@restride/domain/access/roles.ts";
import type { QueryTag } from "@restride/domain/query-tags.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { setBadges } from "./badges.ts";
import { MenuBadge } from "../shell/MenuBadge.tsx";
import { CaseStatsDocument } from "../cases/case-news.graphql.ts";
import { OnClinicActivityDocument } from "./news.graphql.ts";
import { useNews } from "./use-news.ts";

/** Stands for any list of the page. */
const List = ({ about }: { about: QueryTag }) => {
  useGraphqlQuery(CaseStatsDocument, {}, { tags: [about] });
  return null;
};
const answerStats = (unassigned = 2): void => {
  onTestFinished(() => setBadges({ newMessage: false, remindersChanged: false, cases: 0 }));
  mockServer.answer(CaseStatsDocument, { getActionCaseStats: { status: "success", message: "", unassigned } });
};
const publish = (kind: string): void =>
  mockServer.publish(OnClinicActivityDocument, { onClinicActivity: { status: "success", fact: 7, kind } });
const requests = () => mockServer.sent(CaseStatsDocument).length;

const News = ({ about }: { about: QueryTag }) => {
  useNews();
  return (
    <>
      <p>
        Reminders <MenuBadge badge="reminders" />
      </p>
      <List about={about} />
    </>
  );
};

test.each(["ReminderAdded", "ReminderChanged", "RemindersMoved"])(
  "A105 A114 C252 C253: live: %s is told and counts 1 in the menu, and what shows reminders is read again",
  async (kind) => {
    answerStats();
    await render(<News about="reminders" />, { profile: signedIn(Role.admin), at: "/patient" });
    await expect.poll(() => mockServer.subscriptions(OnClinicActivityDocument)).toEqual([{ since: null }]);
    publish(kind);
    await expect.element(page.getByText("Received an update in Reminders!", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Reminders 1 changed")).toBeVisible();
    await expect.poll(requests).toBe(2);
  },
);

test.each(["ReminderAdded", "ReminderChanged", "RemindersMoved"])(
  "A114 C252: live: on /events %s is only read again",
  async (kind) => {
    answerStats();
    const toast = page.getByText("Received an update in Reminders!");
    const { unmount } = await render(<News about="reminders" />, { profile: signedIn(Role.admin), at: "/events" });
    await expect.poll(() => mockServer.subscriptions(OnClinicActivityDocument)).toEqual([{ since: null }]);
    publish(kind);
    await expect.poll(requests).toBe(2);
    expect(toast.elements()).toEqual([]);
    expect(page.getByText("Reminders 1 changed").elements()).toEqual([]);
    await unmount();
    await render(<News about="reminders" />, { profile: signedIn(Role.admin), at: "/patient" });
    await expect.poll(() => mockServer.subscriptions(OnClinicActivityDocument)).toHaveLength(2);
    publish(kind);
    await expect.element(toast).toBeVisible();
  },
);

test("who works for the company and is in no clinic hears of no clinic's reminders", async () => {
  answerStats();
  await render(<News about="reminders" />, { profile: ofCompany(), at: "/cases" });
  await expect.poll(requests).toBe(1);
  expect(mockServer.subscriptions(OnClinicActivityDocument)).toEqual([]);
});

test("an event of a kind that this version does not know is ignored, and the next one is heard", async () => {
  answerStats();
  await render(<News about="reminders" />, { profile: signedIn(Role.admin), at: "/patient" });
  await expect.poll(() => mockServer.subscriptions(OnClinicActivityDocument)).toHaveLength(1);
  publish("toString");
  publish("PatientMoved");
  publish("ReminderAdded");
  await expect.poll(requests).toBe(2);
  expect(page.getByText("Received an update in Reminders!").elements()).toHaveLength(1);
});

test("a therapist, who hears of no kind of event, opens no subscription", async () => {
  answerStats();
  await render(<News about="reminders" />, { profile: signedIn(Role.physio), at: "/patient" });
  await expect.poll(requests).toBe(1);
  expect(mockServer.subscriptions(OnClinicActivityDocument)).toEqual([]);
});
