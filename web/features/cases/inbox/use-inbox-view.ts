import { defaultMessageSort, messageFilterSchema } from "@restride/domain/cases/message-filter.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { parsePage } from "../../../platform/page/page-params.ts";

/** Filters of the messages, as stored in the URL. */
export interface MessageFilter {
  readonly surgeon: string;
  readonly name: string;
  readonly digits: string;
  readonly urgent: boolean;
  readonly archived: boolean;
  readonly grouped: boolean;
}

const flag = (text: string | null): boolean => text === "yes";

/** Returns the filters in the URL. Phone digits that are not exactly four are ignored. */
const parseMessageFilter = (params: URLSearchParams): MessageFilter => {
  const digits = params.get("digits") ?? "";
  return {
    surgeon: params.get("surgeon") ?? "",
    name: params.get("name") ?? "",
    digits: messageFilterSchema.safeParse({ lastdigitsofphone: digits }).success ? digits : "",
    urgent: flag(params.get("urgent")),
    archived: flag(params.get("archived")),
    grouped: flag(params.get("grouped")),
  };
};

const messageFilterInput = ({ surgeon, name, digits, urgent, archived, grouped }: MessageFilter) => ({
  ...(surgeon && { surgeonId: surgeon }),
  ...(name && { name }),
  ...(digits && { lastdigitsofphone: digits }),
  ...(urgent && { urgent }),
  ...(archived && { archived }),
  ...(grouped && { bySurgeons: true }),
});

const nobody: ReadonlySet<string> = new Set();

/** Returns the view of the messages from the URL, and the selected rows. */
export function useInboxView() {
  const [params, setParams] = useSearchParams();
  const [chosen, choose] = useState(nobody);
  const filter = parseMessageFilter(params);
  const isTurned = params.get("sort") === "ascend";
  const page = parsePage(params);
  const show = (change: Readonly<Record<string, string | boolean | number>>): void => {
    choose(nobody);
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | boolean | number>({ page: "", ...change }))
        if (value === "" || value === false) after.delete(name);
        else after.set(name, value === true ? "yes" : String(value));
      return after;
    });
  };
  return {
    filter,
    variables: {
      filters: messageFilterInput(filter),
      sorter: { ...defaultMessageSort, ...(isTurned && { order: "ascend" }) },
      metadata: page,
    },
    sort: { field: "receivedOn", order: isTurned ? "ascend" : "descend" } as const,
    turn: () => show({ sort: isTurned ? "" : "ascend" }),
    changeFilter: (change: Partial<MessageFilter>) => show(change),
    pages: { page, showPage: (next: number, pageSize: number) => show({ page: next, size: pageSize }) },
    chosen,
    choose,
  };
}

export type InboxView = ReturnType<typeof useInboxView>;
