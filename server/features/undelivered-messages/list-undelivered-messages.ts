import type { Viewer } from "@restride/domain/access/viewer.ts";
import { type Channel, isMessageKind, messageKinds } from "@restride/domain/undelivered-messages/message-kind.ts";
import { describeReason, isReason } from "@restride/domain/undelivered-messages/reason.ts";
import { namesOf } from "@restride/domain/undelivered-messages/recipient-texts.ts";
import { undeliveredScope } from "@restride/domain/undelivered-messages/undelivered-scope.ts";
import { pageSchema } from "@restride/domain/values/page.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal } from "@restride/domain/values/refusal.ts";
import type { QueryGetUndeliveredMessagesArgs } from "../../generated/resolvers.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Seal } from "../../platform/outbox/seal.ts";
import { messagesOf } from "./messages-of.ts";
import type { UndeliveredRow, UndeliveredQueries } from "./undelivered-messages.queries.ts";

interface Deps {
  readonly queries: UndeliveredQueries;
  readonly seal: Seal;
  readonly now: () => number;
}

/** Decrypts a text; empty when there is none, or when it was encrypted with another signing key. */
const openOrEmpty = (seal: Seal, box: Buffer | null): string => {
  try {
    return box === null ? "" : seal.decrypt(box);
  } catch {
    return "";
  }
};

const describeRow = (seal: Seal, row: UndeliveredRow) => {
  const kind = isMessageKind(row.kind) ? row.kind : "other";
  const { label, instead } = messageKinds[kind];
  const reason = row.reason !== null && isReason(row.reason) ? row.reason : "failed";
  return {
    ...row,
    ...namesOf(kind, row),
    kind: label,
    recipient: openOrEmpty(seal, row.recipient),
    reason: describeReason(reason, row.channel as Channel),
    instead: row.sendable ? "" : instead,
  };
};

/** Makes the use case that returns a page of the undelivered messages of the named clinic, company or product. */
export const makeListUndeliveredMessages =
  ({ queries, seal, now }: Deps) =>
  async (viewer: Viewer, { metadata, patientid, ...place }: QueryGetUndeliveredMessagesArgs) => {
    const scope = undeliveredScope(viewer, place);
    if (isRefusal(scope)) return scope;
    const page = parseOrRefuse(pageSchema, metadata ?? {});
    if (isRefusal(page)) return page;
    const [of, at, patientId] = [messagesOf(scope), instantOf(now()), patientid ?? null];
    const [rows, { total }] = await Promise.all([
      queries.page(of, patientId, at, page),
      queries.count(of, patientId, at),
    ]);
    return { messages: rows.map((row) => describeRow(seal, row)), total };
  };
