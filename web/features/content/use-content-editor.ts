import { ownContentTexts } from "@restride/domain/content/own-content-texts.ts";
import { useRef } from "react";
import type { ContentBodyInput } from "../../generated/inputs.ts";
import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { useRecordEditor, useRecordStart } from "../../platform/page/use-record-editor.ts";
import type { At, Leaf } from "../../ui/form/path.ts";
import { type FormSchema, useForm } from "../../ui/form/use-form.ts";
import {
  ContentByIdDocument,
  type ContentRecordFragment,
  PublishContentDocument,
  SaveContentDraftDocument,
} from "./content-pages.graphql.ts";
import type { PagedKind } from "./content-path.ts";

export type ContentRecord = ContentRecordFragment;

/** How a kind of content is typed: its fields, its rules, and what is sent of them. */
export interface ContentForm<Values extends object> {
  readonly kind: PagedKind;
  readonly schema: FormSchema<unknown>;
  readonly valuesOf: (content: ContentRecord | null) => Values;
  readonly bodyOf: (values: Values) => ContentBodyInput;
  readonly labels: Readonly<Record<Leaf<Values>, string>>;
  readonly shownValue: (value: At<Values, Leaf<Values>>) => string;
}

interface EditorOf<Values extends object> {
  readonly how: ContentForm<Values>;
  /** Null for content that begins. */
  readonly content: ContentRecord | null;
  /** For a super admin: whose new content. */
  readonly company: string | null;
  readonly onSaved: (content: ContentRecord, toPublish: boolean) => Promise<void>;
}

const changing = { invalidates: ["content"] } as const;

/** Published version and draft that follows it: both tell whether somebody else was faster. */
const standOf = ({ number, version }: ContentRecord) => ({ number, version: version ?? 0 });
type Stand = ReturnType<typeof standOf>;

/** The form of content: its draft is saved as it stands, and published once it is right. */
export function useContentEditor<Values extends object>({ how, content, company, onSaved }: EditorOf<Values>) {
  const { kind, schema, valuesOf, bodyOf } = how;
  const start = useRecordStart(`${kind} ${content?._id ?? `new ${company ?? ""}`}`, () => ({
    version: content ? standOf(content) : null,
    values: valuesOf(content),
  }));
  const form = useForm(schema, start.values);
  const publishes = useRef(false);

  const save = async ({ values }: { values: Values }, stand: Stand | null) => {
    const which = content ? { id: content._id, ...stand } : { kind, companyid: company };
    return mutate(SaveContentDraftDocument, { ...which, body: bodyOf(values) }, changing);
  };
  const readNewest = async () => {
    const now = content && (await queryOnce(ContentByIdDocument, { id: content._id }));
    const newest = now?.kind === "data" ? now.data.getContent.content : null;
    return newest ? { version: standOf(newest), values: valuesOf(newest) } : null;
  };
  const editor = useRecordEditor({
    start,
    values: form.values,
    save,
    readNewest,
    savedAs: ({ saveContentDraft: { content: saved } }) => saved && standOf(saved),
    onSaved: async ({ saveContentDraft: { content: saved } }) => {
      if (saved) await onSaved(saved, publishes.current);
    },
  });
  const send = (toPublish: boolean): void => {
    publishes.current = toPublish;
    void editor.send({ values: form.values });
  };
  /** What is published and was not changed since is no next version, and what is retired has none. */
  const publish = (): void => {
    const isUnchanged = content !== null && content.number > 0 && !content.version && !editor.isChanged();
    if (content?.state === "retired") toasts.error(ownContentTexts.retiredSince);
    else if (isUnchanged) toasts.error(ownContentTexts.noDraft);
    else send(true);
  };
  return { ...editor, form, saveDraft: () => send(false), publish };
}

/** Publishes a draft that is saved. With a key it is published once, however often it is sent, and waits for no connection. */
export const publishDraft = ({ _id: id, version }: ContentRecord, key?: string) =>
  mutate(PublishContentDocument, { id, version: version ?? 0 }, { ...changing, ...(key && { key }) });
