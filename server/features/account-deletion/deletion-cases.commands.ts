import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";

/** Cases about requests for deletion; another feature implements them. */
export interface DeletionCases {
  /**
   * Opens a case for a person to decide whether an account is deleted, in the running transaction; returns its id. `patientId` is null when
   * the request is about a registration; `authorId` is null when no person opens the case.
   */
  readonly open: (scope: CustomerScope, patientId: Id | null, description: string, authorId: Id | null) => Promise<Id>;
  /** Returns whether the scope may see a case. */
  readonly isSeen: (scope: CustomerScope, caseId: Id) => Promise<boolean>;
  /** Adds a comment of the caller to a case about a patient, in the running transaction. */
  readonly say: (scope: CustomerScope, caseId: Id, patientId: Id | null, text: string) => Promise<void>;
}
