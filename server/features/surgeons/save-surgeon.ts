import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type SurgeonForm, surgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { SurgeonInput } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import type { MissingPicture } from "../images/images.lookups.ts";
import type { DrawAccessCode } from "./draw-access-code.ts";
import type { GetSurgeon } from "./get-surgeon.ts";
import type { SurgeonAccount } from "./surgeon-account.ts";
import type { SurgeonsStore } from "./surgeons.store.ts";
import type { SurgeonsQueries } from "./surgeons.queries.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: SurgeonsQueries;
  readonly store: SurgeonsStore;
  readonly account: SurgeonAccount;
  readonly missingPicture: MissingPicture;
  readonly getSurgeon: GetSurgeon;
  readonly drawAccessCode: DrawAccessCode;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

const readForm = ({ phone, ...rest }: SurgeonInput): SurgeonForm | Refusal =>
  parseOrRefuse(surgeonForm, {
    ...withoutNull(rest),
    team: rest.team.map(({ _id, name, details }) => ({ _id, name, details: details ?? "" })),
    phonepublic: phone.public,
    phoneprivate: phone.private ?? "",
  });

const codePattern = /^[A-Z0-9]{4,12}$/;

/** Makes the use case that adds a surgeon, or changes the surgeon with the given id. A user who is limited to some surgeons may not add one. */
export const makeSaveSurgeon = (deps: Deps) => {
  const { db, queries, store, account, missingPicture, getSurgeon, drawAccessCode, domainEvents, newId } = deps;

  const add = async (scope: CustomerScope, requestedCode: string | null | undefined, form: SurgeonForm) => {
    if (scope.surgeonIds !== null) return refuse(surgeonTexts.notFound);
    const surgeonId = newId();
    const isFree =
      requestedCode && codePattern.test(requestedCode) && !(await queries.isCodeTaken(scope, requestedCode));
    await store.add(scope, surgeonId, isFree ? requestedCode : await drawAccessCode(scope), form);
    return (await account.open(scope, surgeonId, form)) ?? surgeonId;
  };

  const edit = async (scope: CustomerScope, surgeonId: Id, { version }: SurgeonInput, form: SurgeonForm) => {
    const before = await queries.byId(scope, surgeonId);
    if (!before) return refuse(surgeonTexts.notFound);
    if (!(await store.edit(scope, surgeonId, version ?? before.version, form))) return refuse(surgeonTexts.changed);
    return (await account.follow(scope, surgeonId, before.email, form)) ?? surgeonId;
  };

  return (scope: CustomerScope, input: SurgeonInput, id: Id | null | undefined) =>
    db.transaction(scope, async () => {
      const form = readForm(input);
      if (isRefusal(form)) return form;
      const missing = await missingPicture(form.image);
      if (missing) return missing;
      const surgeonId = id ? await edit(scope, id, input, form) : await add(scope, input.accesscode, form);
      if (isRefusal(surgeonId)) return surgeonId;
      await domainEvents.record(scope, {
        kind: id ? "SurgeonEdited" : "SurgeonAdded",
        subjectId: null,
        data: { surgeon: surgeonId },
      });
      const saved = await getSurgeon(scope, surgeonId);
      return isRefusal(saved) ? saved : { ...saved, message: id ? surgeonTexts.updated : surgeonTexts.added };
    });
};
