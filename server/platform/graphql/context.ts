import type { Id } from "@restride/domain/values/id.ts";
import type { OperationName, ScopeOf, ViewerOf } from "@restride/domain/operations.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";

/** What the platform knows of one request. */
export interface Context {
  /** Null without a valid session. */
  readonly viewer: Viewer | null;
  /** The sign-in that the viewer's token comes from. */
  readonly sessionId: Id | null;
  /** Network address of the caller. */
  readonly address: string;
  /** What the caller's browser calls itself; empty on a live connection. */
  readonly userAgent: string;
  /** The caller's key for this request's change; a retry carries the same. */
  readonly idempotencyKey: string | null;
  /** The viewer at work for the customer with this id; null where they may not work. */
  readonly actIn: (viewer: Viewer, customerId: Id) => Promise<Viewer | null>;
  /** Whether the customer with this id is run by the company with that id. */
  readonly isRunBy: (customerId: Id, companyId: Id) => Promise<boolean>;
  /** Asks again who the viewer is; a live connection does so before each thing it sends. */
  readonly refresh: () => Promise<Viewer | null>;
}

/** What an operation is handed: the request, and the scope that the access table gave it. */
export interface Call extends Context {
  readonly scope: Scope;
  /** Whether the client asked for a field below the answer, such as selects("rows", "name"). */
  readonly selects: (...path: string[]) => boolean;
}

/** What a subscription is handed. */
export interface LiveCall extends Call {
  /** Fires when nobody listens any more. */
  readonly ended: AbortSignal;
}

/** A call as its resolver sees it: scope and viewer are those that the access table gives this operation. */
export type CallOf<K extends OperationName, C extends Call = Call> = Omit<C, "scope" | "viewer"> & {
  readonly scope: ScopeOf<K>;
  readonly viewer: ViewerOf<K>;
};
