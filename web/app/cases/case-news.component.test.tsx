import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { queryClient } from "../../platform/calls/query-client.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { setBadges } from "../news/badges.ts";
import { MenuBadge } from "../shell/MenuBadge.tsx";
import {
  CaseStatsDocument,
  OnCommentDocument,
  OnCompanyCasesDocument,
  OnStaffCommentDocument,
} from "./case-news.graphql.ts";
import { useCasesCount, useLiteNews, useMessageNews } from "./use-case-news.ts";

/** Stands for any list of the page. */
const List = () => {
  useGraphqlQuery(CaseStatsDocument, {}, { tags: ["cases"] });
  return null;
};
const answerStats = (unassigned = 2): void => {
  onTestFinished(() => setBadges({ newMessage: false, remindersChanged: false, cases: 0 }));
  mockServer.answer(CaseStatsDocument, { getActionCaseStats: { status: "success", message: "", unassigned } });
};
const publishComment = (): void =>
  mockServer.publish(OnCommentDocument, { onComment: { status: "success", fact: 7, caseid: uuid(1) } });
const publishStaffComment = (): void =>
  mockServer.publish(OnStaffCommentDocument, {
    addAdminCommentToLite: { status: "success", fact: 7, caseid: uuid(1) },
  });
const requests = () => mockServer.sent(CaseStatsDocument).length;

const News = () => {
  useMessageNews();
  return (
    <>
      <p>
        Messages <MenuBadge badge="newMessage" />
      </p>
      <List />
    </>
  );
};
const LiteNews = () => {
  useLiteNews();
  return <List />;
};
const CasesCount = () => {
  useCasesCount();
  return null;
};

test("A102 A113 C251 C253: live: a message in the clinic is told and leaves a dot in the menu, and what shows cases is read again", async () => {
  answerStats();
  await render(<News />, { profile: signedIn(Role.admin), at: "/patient" });
  await expect.poll(() => mockServer.subscriptions(OnCommentDocument)).toEqual([{ since: null }]);
  publishComment();
  await expect.element(page.getByText("You have received a new message!", { exact: true })).toBeVisible();
  await expect.element(page.getByText("Messages new message")).toBeVisible();
  await expect.poll(requests).toBe(2);
});

test.each([Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach])(
  "A113 C251: live: a message in the clinic is told to role %i too",
  async (role) => {
    answerStats();
    await render(<News />, { profile: signedIn(role), at: "/patient" });
    await expect.poll(() => mockServer.subscriptions(OnCommentDocument)).toEqual([{ since: null }]);
    publishComment();
    await expect.element(page.getByText("You have received a new message!", { exact: true })).toBeVisible();
  },
);

test("C251 C253: live: on the phone a message of staff is told unless its conversation is open", async () => {
  answerStats();
  await render(<LiteNews />, { profile: signedIn(Role.surgeon), at: `/cases/${uuid(1)}` });
  await expect.poll(() => mockServer.subscriptions(OnStaffCommentDocument)).toEqual([{ since: null }]);
  publishStaffComment();
  await expect.poll(requests).toBe(2);
  expect(page.getByText("You have received a new message!").elements()).toEqual([]);
});

test("A113 C251 C253: live: on the phone's other pages it is told", async () => {
  answerStats();
  await render(<LiteNews />, { profile: signedIn(Role.surgeon), at: "/messages?app=admin-lite" });
  await expect.poll(() => mockServer.subscriptions(OnStaffCommentDocument)).toEqual([{ since: null }]);
  expect(mockServer.subscriptions(OnCommentDocument)).toEqual([]);
  publishStaffComment();
  await expect.element(page.getByText("You have received a new message!", { exact: true })).toBeVisible();
});

test("live: what nobody looks after yet is counted again in the company", async () => {
  answerStats();
  await render(<CasesCount />, { profile: ofCompany() });
  await expect.poll(() => mockServer.subscriptions(OnCompanyCasesDocument)).toEqual([{}]);
  mockServer.publish(OnCompanyCasesDocument, { onCompanyCases: { status: "success" } });
  await expect.poll(requests).toBe(2);
});

test("A292: what nobody looks after yet is counted again every 5 minutes", async () => {
  answerStats();
  const intervals = vi.spyOn(window, "setInterval");
  await render(<CasesCount />, { profile: ofCompany() });
  await vi.waitFor(() => expect([requests(), queryClient.isFetching()]).toEqual([1, 0]));
  const rings = intervals.mock.calls.filter(([, every]) => every === 300_000).map(([ring]) => ring as () => void);
  intervals.mockRestore();
  rings.at(-1)!();
  await vi.waitFor(() => expect(requests()).toBe(2));
});

test("who works for the company and is in no clinic hears of no clinic's messages", async () => {
  answerStats();
  await render(<News />, { profile: ofCompany(), at: "/cases" });
  await expect.poll(requests).toBe(1);
  expect(mockServer.subscriptions(OnCommentDocument)).toEqual([]);
});
