import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { useRef } from "react";
import type { ContentBodyInput } from "../../generated/inputs.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import type { ValueAt, LeafPath } from "../../ui/form/path.ts";
import { type FormSchema, useForm } from "../../ui/form/use-form.ts";
import { ContentByIdDocument, type ContentRecordFragment } from "./content-record.graphql.ts";
import { PublishContentDocument, SaveContentDraftDocument } from "./content-changes.graphql.ts";
import type { PagedKind } from "./content-path.ts";

export type ContentRecord = ContentRecordFragment;

/** Form definition of a kind of content: its fields, its rules, and its input. */
export interface ContentForm<Values extends object> {
  readonly kind: PagedKind;
  readonly schema: FormSchema<unknown>;
  readonly valuesOf: (content: ContentRecord | null) => Values;
  readonly bodyOf: (values: Values) => ContentBodyInput;
  readonly labels: Readonly<Record<LeafPath<Values>, string>>;
  readonly shownValue: (value: ValueAt<Values, LeafPath<Values>>) => string;
}

interface EditorOf<Values extends object> {
  readonly contentForm: ContentForm<Values>;
  /** Record to edit; null for new content. */
  readonly content: ContentRecord | null;
  /** Id of the company of new content, for a super admin. */
  readonly company: string | null;
  readonly onSaved: (content: ContentRecord, toPublish: boolean) => Promise<void>;
}

const mutationOptions = { invalidates: ["content"] } as const;

/** Returns the published version and the draft's version; either changes when somebody else saves first. */
const versionsOf = ({ number, version }: ContentRecord) => ({ number, version: version ?? 0 });
type ContentVersions = ReturnType<typeof versionsOf>;

/** Form of content. Its draft can be saved when invalid, and published once it is valid. */
export function useContentEditor<Values extends object>({ contentForm, content, company, onSaved }: EditorOf<Values>) {
  const { kind, schema, valuesOf, bodyOf } = contentForm;
  const start = useRecordStart(`${kind} ${content?._id ?? `new ${company ?? ""}`}`, () => ({
    version: content ? versionsOf(content) : null,
    values: valuesOf(content),
  }));
  const form = useForm(schema, start.values);
  const isPublishing = useRef(false);

  const save = async ({ values }: { values: Values }, versions: ContentVersions | null) => {
    const target = content ? { id: content._id, ...versions } : { kind, companyid: company };
    return mutate(SaveContentDraftDocument, { ...target, body: bodyOf(values) }, mutationOptions);
  };
  const readNewest = async () => {
    const now = content && (await queryOnce(ContentByIdDocument, { id: content._id }));
    const newest = now?.kind === "data" ? now.data.getContent.content : null;
    return newest ? { version: versionsOf(newest), values: valuesOf(newest) } : null;
  };
  const editor = useRecordEditor({
    start,
    values: form.values,
    save,
    readNewest,
    savedAs: ({ saveContentDraft: { content: saved } }) => saved && versionsOf(saved),
    onSaved: async ({ saveContentDraft: { content: saved } }) => {
      if (saved) await onSaved(saved, isPublishing.current);
    },
  });
  const send = (toPublish: boolean): void => {
    isPublishing.current = toPublish;
    void editor.send({ values: form.values });
  };
  /** Refuses to publish retired content, and published content without changes, which makes no next version. */
  const publish = (): void => {
    const isUnchanged = content !== null && content.number > 0 && !content.version && !editor.isChanged();
    if (content?.state === "retired") toasts.error(ownContentTexts.retiredSince);
    else if (isUnchanged) toasts.error(ownContentTexts.noDraft);
    else send(true);
  };
  return { ...editor, form, saveDraft: () => send(false), publish };
}

/** Publishes a saved draft. With a key it is published once, however often the call is sent, and does not wait for a connection. */
export const publishDraft = ({ _id: id, version }: ContentRecord, key?: string) =>
  mutate(PublishContentDocument, { id, version: version ?? 0 }, { ...mutationOptions, ...(key && { key }) });
