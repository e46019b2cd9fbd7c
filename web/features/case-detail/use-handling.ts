import { Role } from "@restride/domain/access/roles.ts";
import { useState } from "react";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import type { HandledCaseFragment } from "./case-detail.graphql.ts";
import { type HandledField, useChoices } from "./use-choices.ts";
import { caseChangeTexts } from "@restride/domain/case-work/case-change-texts.ts";
import * as texts from "./case-detail-texts.ts";

/** Returns the people to choose from: the clinic's coaches, and the current assignee. */
export const assignees = ({ coaches, assignedTo, assignedToName }: HandledCaseFragment) => {
  const isListed = assignedTo === null || coaches?.some(({ _id }) => _id === assignedTo);
  const people = [...(coaches ?? []), ...(isListed ? [] : [{ _id: assignedTo, name: assignedToName ?? "" }])];
  return people.map(({ _id, name }) => ({ value: _id, label: name }));
};

/**
 * Returns the choices of the viewer for a case. Choosing nobody as assignee sets Unassigned. A health coach who chooses Assigned takes the case,
 * after a question when it is assigned to somebody else.
 */
export function useHandling(supportCase: HandledCaseFragment) {
  const profile = useSignedIn();
  const [role, me] = [roleOf(profile), profile.user._id];
  const { valueOf, choose } = useChoices(supportCase);
  const [isAsking, setAsking] = useState(false);
  const { assignedTo, assignedToName } = supportCase;
  const take = (): void => {
    setAsking(false);
    void choose("assignee", me, assignedTo);
  };
  return {
    mayAssign: role === Role.companyAdmin,
    isMine: assignedTo === me,
    /** Question before the case is taken over from its assignee; null while nobody is assigned. */
    question: assignedTo === null ? null : caseChangeTexts.takeOverQuestion(assignedToName ?? texts.someoneElse),
    valueOf,
    choose: (field: HandledField, value: string): void => {
      const takes = role === Role.healthCoach && field === "status" && value === "Assigned";
      if (field === "assignee" && value === "") void choose("status", "Unassigned");
      else if (!takes) void choose(field, value);
      else if (assignedTo === null || assignedTo === me) take();
      else setAsking(true);
    },
    take,
    isAsking,
    stopAsking: () => setAsking(false),
  };
}
