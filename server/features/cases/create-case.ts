import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { messageType } from "@restride/domain/cases/case-values.ts";
import { conversationTexts } from "@restride/domain/cases/conversation-texts.ts";
import { isCompanyUser, Role } from "@restride/domain/access/roles.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { MutationCreateNewCaseArgs } from "../../generated/resolvers.ts";
import type { OpenCase } from "./open-case.ts";
import type { StartConversation } from "./start-conversation.ts";

interface Deps {
  readonly openCase: OpenCase;
  readonly startConversation: StartConversation;
}

/**
 * Makes the use case that opens a conversation or a case of a clinic, for which there is one operation. The viewer's role decides which of the two it
 * opens.
 */
export const makeCreateCase =
  ({ openCase, startConversation }: Deps) =>
  async (scope: CustomerScope, viewer: Viewer, input: MutationCreateNewCaseArgs) => {
    const { patientId, type, title } = input;
    if ((title ?? type) !== type) return refuse(conversationTexts.failed);
    if (type !== messageType && isCompanyUser(viewer.role)) return openCase(scope, viewer, input);
    if (viewer.role === Role.companyAdmin) return refuse(conversationTexts.failed);
    return patientId ? startConversation(scope, viewer, { ...input, patientId }) : refuse(patientTexts.notFound);
  };
