import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";

/** Cases about requests for deletion, as another subject opens and stores them. */
export interface DeletionCases {
  /**
   * Opens a case for a person to decide whether an account is deleted, in the running transaction; answers its id. It is about no
   * patient where a registration is meant; `authorId` is null where no person opens it.
   */
  readonly open: (scope: CustomerScope, patientId: Id | null, description: string, authorId: Id | null) => Promise<Id>;
  /** Whether the scope may see a case. */
  readonly isSeen: (scope: CustomerScope, caseId: Id) => Promise<boolean>;
  /** Lets the caller say something in a case about a patient, in the running transaction. */
  readonly say: (scope: CustomerScope, caseId: Id, patientId: Id | null, text: string) => Promise<void>;
}
