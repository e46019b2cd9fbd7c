import type { Id } from "@restride/domain/values/id.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { OperationName, RestOperationName } from "@restride/domain/operations.ts";

/** What calls are about: a clinic with its today, one of its patients, and a conversation. */
export interface About {
  readonly customer: Id;
  readonly today: CalendarDate;
  readonly patient: string;
  readonly message: string;
  /** Beginning of the last name of the patient in that conversation. */
  readonly name: string;
  /** Category of notes. */
  readonly category: string;
}

/** Request without the person who asks. */
export interface Query {
  readonly body: string;
  readonly path?: string;
  /** Operation that not all who make the call may use; their page leaves it out. */
  readonly operation?: OperationName;
}

/** Call as a person makes it: all queries that a page sends at once. */
export interface AxisCall {
  readonly name: string;
  /** Operation that decides which roles may make it. */
  readonly operation: OperationName | RestOperationName;
  readonly queries: readonly Query[];
  /** Beginning of a file that answers in place of JSON. */
  readonly file?: string;
  /** Whether it writes, so that each time needs a key of its own. */
  readonly writes?: boolean;
}

export const page = { current: 1, pageSize: 20 };

export const query = (document: string, variables: object): Query => ({
  body: JSON.stringify({ query: document, variables }),
});

export const call = (name: string, operation: AxisCall["operation"], ...queries: readonly Query[]): AxisCall => ({
  name,
  operation,
  queries,
});
