import type { Id } from "@restride/domain/values/id.ts";
import type { OperationName, ScopeOf, ViewerOf } from "@restride/domain/operations.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";

/** Data that the platform has about one request. */
export interface Context {
  /** Null without a valid session. */
  readonly viewer: Viewer | null;
  /** The session that the viewer's token belongs to. */
  readonly sessionId: Id | null;
  /** Network address of the caller. */
  readonly address: string;
  /** User agent of the caller's browser; empty on a WebSocket connection. */
  readonly userAgent: string;
  /** The caller's key for the change of this request; a retry carries the same key. */
  readonly idempotencyKey: string | null;
  /** Returns the viewer for the customer with this id; null when the viewer may not work there. */
  readonly actIn: (viewer: Viewer, customerId: Id) => Promise<Viewer | null>;
  /** Returns whether the company with this id runs the customer with that id. */
  readonly isRunBy: (customerId: Id, companyId: Id) => Promise<boolean>;
  /** Reads the viewer again; a WebSocket connection calls it before each message that it sends. */
  readonly refresh: () => Promise<Viewer | null>;
}

/** Context of an operation: the request, and the scope that the access table granted. */
export interface Call extends Context {
  readonly scope: Scope;
  /** Returns whether the client selected a field below the answer, such as selects("rows", "name"). */
  readonly selects: (...path: string[]) => boolean;
}

/** Context of a subscription. */
export interface LiveCall extends Call {
  /** Aborts when the client stops listening. */
  readonly ended: AbortSignal;
}

/** A call as its resolver receives it: scope and viewer have the types that the access table gives this operation. */
export type CallOf<K extends OperationName, C extends Call = Call> = Omit<C, "scope" | "viewer"> & {
  readonly scope: ScopeOf<K>;
  readonly viewer: ViewerOf<K>;
};
