import { openFor } from "@restride/domain/access/scope.ts";
import { contentState } from "@restride/domain/content/content-state.ts";
import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Body } from "./bodies.queries.ts";
import type { EditorDeps } from "./editor-deps.ts";
import { type EditorScope, ownerOf } from "./kinds.conditions.queries.ts";
import type { HeadRow } from "./own-content.queries.ts";

type ReadDeps = Pick<EditorDeps, "db" | "own" | "bodyQueries" | "companyCustomers">;

/** Returns whether an editor may change content, or only copy it. */
export const mayEdit = (scope: EditorScope, { company }: HeadRow): boolean =>
  scope.kind === "every" || company === scope.companyId;

/** Returns the state of content for an editor. */
export const editorState = (scope: EditorScope, row: HeadRow) => ({
  state: contentState({ mayEdit: mayEdit(scope, row), isRetired: row.isRetired, hasDraft: row.draft !== null }),
  mayedit: mayEdit(scope, row),
});

/** Returns a company's scope extended to its clinics, whose patients are counted. */
export const withClinics = async ({ companyCustomers }: ReadDeps, scope: EditorScope): Promise<EditorScope> =>
  scope.kind === "company" ? openFor(scope, await companyCustomers(scope)) : scope;

/**
 * Returns the owner of the content that an operation names: null for ready content. A super admin may name any id, and a company that does
 * not exist is refused.
 */
export const requireOwner = async (
  { companies }: Pick<EditorDeps, "companies">,
  scope: EditorScope,
  named: Id | null | undefined,
): Promise<Id | null | Refusal> => {
  const company = ownerOf(scope, named);
  const isThere = scope.kind === "company" || company === null || (await companies.exists(scope, company));
  return isThere ? company : refuse(ownContentTexts.noCompany);
};

const typedOrPublished = ({ bodyQueries }: ReadDeps, scope: EditorScope, row: HeadRow): Body | Promise<Body> => {
  if (row.draft && mayEdit(scope, row)) return row.draft;
  return row.versionid ? bodyQueries.acrossCustomersBody(scope, row.kind, row.versionid) : {};
};

/** Adds values that are not typed in the form: the kind of a questionnaire, and which values of a device were published before. */
const withPublishedFields = async (deps: ReadDeps, scope: EditorScope, row: HeadRow, body: Body): Promise<Body> => {
  if (row.kind === "questionnaire")
    return { ...body, kind: (await deps.bodyQueries.acrossCustomersFormKind(scope, row._id)) ?? "feedback" };
  if (row.kind !== "device") return body;
  const publishedValues = await deps.bodyQueries.acrossCustomersKnownValues(scope, row._id);
  const values = (body.values as object[] | null | undefined) ?? [];
  return { ...body, values: values.map((value, at) => ({ ...value, kept: at < publishedValues.length })) };
};

/** Returns the current body of content: its draft, otherwise its newest version. */
export const bodyOf = async (deps: ReadDeps, scope: EditorScope, row: HeadRow): Promise<Body> =>
  withPublishedFields(deps, scope, row, await typedOrPublished(deps, scope, row));

/** Returns the body of one of its versions; null for a version of other content. */
const bodyOfVersion = async (deps: ReadDeps, scope: EditorScope, row: HeadRow, versionId: Id): Promise<Body | null> => {
  const [bodyRow] = await deps.bodyQueries.acrossCustomersBodies(scope, row, versionId);
  return bodyRow ? withPublishedFields(deps, scope, row, bodyRow.body) : null;
};

interface BodyParts {
  readonly regimens?: readonly Id[] | null;
  readonly devices?: readonly { readonly deviceid: Id }[] | null;
  readonly feedback?: readonly { readonly formid: Id }[] | null;
  readonly exercises?: readonly { readonly exercise: Id }[] | null;
}

/** Returns the ids of the versions that a body contains. */
export const versionIdsOf = ({ regimens, devices, feedback, exercises }: BodyParts): Id[] => [
  ...new Set([
    ...(regimens ?? []),
    ...(devices ?? []).map(({ deviceid }) => deviceid),
    ...(feedback ?? []).map(({ formid }) => formid),
    ...(exercises ?? []).map(({ exercise }) => exercise),
  ]),
];

const noBodies = { carePlan: null, regimen: null, exercise: null, device: null, questionnaire: null };

/** Makes the use case that returns one care plan, exercise or other content: its current body, or that of one of its versions. */
export const makeGetContent = (deps: ReadDeps) => {
  const { db, own, bodyQueries } = deps;
  return (scope: EditorScope, contentId: Id, versionId: Id | null = null) =>
    db.transaction(scope, async () => {
      const row = await own.acrossCustomersHead(scope, contentId);
      if (!row) return refuse(ownContentTexts.notFound);
      const bodyRead = versionId ? bodyOfVersion(deps, scope, row, versionId) : bodyOf(deps, scope, row);
      const [body, open] = await Promise.all([bodyRead, withClinics(deps, scope)]);
      if (!body) return refuse(ownContentTexts.notFound);
      const [use, parts] = await Promise.all([
        own.acrossCustomersUse(open, row, ownerOf(scope, row.company)),
        bodyQueries.acrossCustomersParts(scope, versionIdsOf(body)),
      ]);
      const { _id, kind, company, number, version, changedby, changed } = row;
      const summary = {
        _id,
        kind,
        company,
        number,
        version,
        changedby,
        changed,
        ...editorState(scope, row),
        ...use,
        parts,
      };
      return { content: { ...summary, ...noBodies, [kind]: body } };
    });
};

export type GetContent = ReturnType<typeof makeGetContent>;
