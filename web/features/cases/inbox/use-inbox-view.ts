import {
  defaultMessageSort,
  type MessageFilter,
  messageFilterParams,
  type MessageSort,
  messageSortSchema,
  parseMessageFilter,
} from "@restride/domain/cases/message-filter.ts";
import type { Page } from "@restride/domain/values/page.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { pageParams, parsePage } from "../../../platform/page/page-params.ts";
import { changedSearch } from "../../../platform/page/use-list-search.ts";

/** View of the messages as stored in the URL: filter, order, and page. */
export interface MessageListView {
  readonly filter: MessageFilter;
  readonly sort: MessageSort;
  readonly page: Page;
}

/** Parses the URL parameters; invalid values are ignored. */
export const parseMessageListView = (params: URLSearchParams): MessageListView => ({
  filter: parseMessageFilter(params),
  sort: messageSortSchema.safeParse({ field: "receivedOn", order: params.get("sort") }).data ?? defaultMessageSort,
  page: parsePage(params),
});

/** Returns the URL parameters of a view, which may stand beside others; those of default values are empty. */
export const messageListViewParams = ({ filter, sort, page }: MessageListView) => ({
  ...messageFilterParams(filter),
  sort: sort.order === "ascend" ? sort.order : "",
  ...pageParams(page),
});

/** Returns the query variables of a view. */
export const messageListInput = ({ filter, sort, page }: MessageListView) => ({
  filters: filter,
  sorter: sort,
  metadata: page,
});

const nobody: ReadonlySet<string> = new Set();

/** Returns the view of the messages from the URL with the functions that change it, and the selected rows. */
export function useInboxView() {
  const [params, setParams] = useSearchParams();
  const [chosen, choose] = useState(nobody);
  const view = parseMessageListView(params);
  const { filter, sort, page } = view;
  /** Any change except of the page returns to page 1. */
  const show = (change: Partial<MessageListView>): void => {
    choose(nobody);
    const next = { ...view, page: { ...page, current: 1 }, ...change };
    setParams((before) => changedSearch(before, messageListViewParams(next)));
  };
  return {
    ...view,
    turn: () => show({ sort: { ...sort, order: sort.order === "ascend" ? "descend" : "ascend" } }),
    changeFilter: (change: MessageFilter) => show({ filter: { ...filter, ...change } }),
    pages: { page, showPage: (current: number, pageSize: number) => show({ page: { current, pageSize } }) },
    chosen,
    choose,
  };
}

export type InboxView = ReturnType<typeof useInboxView>;
