import { useState } from "react";
import { mutate, notifyOutcome } from "../../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "./apply.graphql.ts";
import { type ContentRecord, publishDraft } from "../use-content-editor.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./apply-texts.ts";

export const previewOptions = { tags: ["content", "schedules"] } as const;
/** Query of the programmes that stay. Their first five are named; the count opens a list of all. */
const firstStaying = { of: { outcome: "stay" }, pagination: { pageSize: 5 } } as const;
const changes = ["content", "schedules", "notifications"] as const;

/** Content of a preview, and its changes to apply: null for all. */
export interface PreviewRequest {
  readonly id: string;
  readonly changes: string[] | null;
}

/** State of publishing a version of a care plan in use, and of applying it to running programmes. */
export function useApply(content: ContentRecord, onApplied: () => void, onDone: () => void) {
  const [isPublished, setPublished] = useState(false);
  const hadDraft = content.version !== null && content.version !== undefined;
  const isDraft = hadDraft && !isPublished;
  const number = hadDraft ? content.number + 1 : content.number;
  const [refused, setRefused] = useState("");
  const [who, setWho] = useState<"new" | "all">(isDraft ? "new" : "all");
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [notifiesPatients, setNotifiesPatients] = useState(true);
  const [notifiesAdmins, setNotifiesAdmins] = useState(true);
  const [busy, setBusy] = useState(false);
  // Without a connection the call fails at once instead of waiting, because Cancel could not stop it. The key prevents that a repeated call takes
  // effect twice.
  const [key] = useState(() => randomId());
  const { _id: id } = content;
  const everything = useGraphqlQuery(PreviewPublishDocument, { id, ...firstStaying }, previewOptions);
  const all = everything.data?.previewPublish.plan?.changes ?? [];
  const ticked = all.map(({ _id }) => _id).filter((each) => !unticked.includes(each));
  const isPart = unticked.length > 0;
  const some = useGraphqlQuery(
    PreviewPublishDocument,
    isPart ? { id, changes: ticked, ...firstStaying } : null,
    previewOptions,
  );
  const { data, failure, refetch, ...newest } = isPart ? some : everything;
  // The numbers of the previous checkboxes stay on screen until the new ones are loaded.
  const { plan = null, planHash = null } = (data ?? everything.data)?.previewPublish ?? {};
  const older = newest.isOutdated || data === null;
  const request: PreviewRequest = { id, changes: isPart ? ticked : null };
  const preview = { request, plan, planHash, older, failure, refetch };

  const apply = (hash: string) =>
    mutate(
      ApplyVersionDocument,
      { id, changes: ticked, planHash: hash, tell: notifiesPatients, telladmins: notifiesAdmins },
      { invalidates: changes, key: texts.applyText(key) },
    );
  const publish = async (): Promise<boolean> => {
    const published = await publishDraft(content, key);
    if (published.kind === "fail") setRefused(published.message);
    if (published.kind !== "data") return false;
    setPublished(true);
    if (who === "new") notifyOutcome(published);
    return true;
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefused("");
    const mayContinue = !isDraft || (await publish());
    const applied = mayContinue && who === "all" && planHash ? await apply(planHash) : null;
    setBusy(false);
    if (!mayContinue) return;
    // The version stays published; a preview of the current changes is loaded and shown.
    if (applied?.kind === "fail") return setRefused(texts.versionIsPublished(number, applied.message));
    if (applied) notifyOutcome(applied);
    if (applied?.kind === "data") onApplied();
    onDone();
  };
  const tick = (change: string, on: boolean): void =>
    setUnticked((before) => (on ? before.filter((each) => each !== change) : [...before, change]));
  const notifications = { notifiesPatients, setNotifiesPatients, notifiesAdmins, setNotifiesAdmins };
  return { isDraft, number, refused, who, setWho, all, unticked, tick, notifications, preview, busy, confirm };
}
