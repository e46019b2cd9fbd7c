import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { mutate } from "../../../platform/calls/calls.ts";
import { connection } from "../../../platform/calls/connection.ts";
import { session } from "../../../platform/session/session.ts";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "./drafts/drafts.graphql.ts";
import { listVisit } from "./drafts/list-visit.ts";
import {
  emptyContent,
  movedStarts,
  readContent,
  readStep,
  resumedOn,
  typedName,
  type WizardContent,
} from "./wizard-content.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./wizard-texts.ts";

/** Editor who left a draft that this window continues, and when (an instant). */
export interface ResumedDraft {
  readonly editor: string;
  readonly at: string;
  /** Ids of the items that would have begun before today, and begin today instead. */
  readonly beginsToday: readonly string[];
}

/** State of this window's new patient. */
export interface WizardState {
  /** User and clinic of this state; for others the wizard starts anew. */
  readonly owner: string;
  readonly draft: { readonly _id: string; readonly version: number } | null;
  readonly step: WizardStep;
  readonly content: WizardContent;
  /** Content that the server has. */
  readonly waitForSave: WizardContent;
  /** Instant of the last save. */
  readonly savedAt: string | null;
  /** Whether there are changes that the server does not have yet. */
  readonly isDirty: boolean;
  /** Reason why another window edits the draft; null when none does. */
  readonly lost: string | null;
  readonly resumed: ResumedDraft | null;
  /** Counter that changes with each new patient and each draft that is opened or erased, so that forms mount again with its content. */
  readonly opened: number;
  /** Id of the draft that this window erased; the URL may name it a moment longer. */
  readonly erased: string | null;
  /** Patient who was created from it. */
  readonly created: CreatedPatient | null;
}

/** Created patient, and the path at which that happened. */
export interface CreatedPatient {
  readonly patientId: string;
  readonly path: string;
}

/** Milliseconds after a change until it is saved. */
const saveDelay = 800;

const editorId = randomId();
const changes = ["drafts"] as const;

const ownerNow = (): string => `${session.current()?.user._id} ${session.current()?.customer?._id}`;
let openings = 0;
const initialState = (): WizardState => ({
  owner: ownerNow(),
  draft: null,
  step: "info",
  content: emptyContent,
  waitForSave: emptyContent,
  savedAt: null,
  isDirty: false,
  lost: null,
  resumed: null,
  opened: (openings += 1),
  erased: null,
  created: null,
});

let state = initialState();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<boolean> | null = null;
let stopWaiting: (() => void) | undefined;
const listeners = new Set<() => void>();

const set = (change: Partial<WizardState>): void => {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
};

const draftOf = ({ step, content }: WizardState) => {
  const { surgeon } = content.patient;
  return {
    step,
    surgeon: typeof surgeon === "string" && surgeon !== "" ? readId(surgeon) : null,
    registration: content.registration,
    content: JSON.stringify(content),
  };
};

/** Returns whether there is something to save: a draft starts with the first name that is typed. */
const isWorthSaving = ({ draft, content }: WizardState): boolean => draft !== null || typedName(content) !== "";

async function sendOnce(): Promise<boolean> {
  const sent = state;
  const { draft } = sent;
  const variables = { id: draft?._id ?? null, version: draft?.version ?? null, desk: editorId, draft: draftOf(sent) };
  const outcome = await mutate(SavePatientDraftDocument, variables, { invalidates: draft ? [] : changes });
  if (state.owner !== sent.owner) return false;
  if (state.opened !== sent.opened || state.created !== null) return true; // The response is for an earlier patient.
  const saved = outcome.kind === "data" ? outcome.data.savePatientDraft.draft : null;
  if (saved) {
    const { _id, version, changedat } = saved;
    set({
      draft: { _id, version },
      waitForSave: sent.content,
      savedAt: changedat,
      isDirty: state.content !== sent.content || state.step !== sent.step,
    });
    return true;
  }
  if (outcome.kind === "fail" && outcome.reached) set({ lost: outcome.message });
  if (outcome.kind === "fail" && !outcome.reached) stopWaiting ??= connection.wait(() => void wizard.save());
  return false;
}

async function sendAll(): Promise<boolean> {
  while (state.isDirty && state.lost === null && isWorthSaving(state)) if (!(await sendOnce())) return false;
  stopWaiting?.();
  stopWaiting = undefined;
  return state.lost === null;
}

/** Saves soon after a change, because the window may be closed at any moment. */
const saveSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void wizard.save(), saveDelay);
};

/** Resolves once the waiting changes are saved, or another window edits the draft. */
const untilSent = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = wizard.subscribe(() => {
      if (state.isDirty && state.lost === null) return;
      stop();
      resolve();
    });
  });

/** Store of this window's new patient. Changes are saved on the server while the user types, one save after the other. */
export const wizard = {
  current: (): WizardState => {
    if (state.owner !== ownerNow() || listVisit.take()) state = initialState();
    return state;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Starts a new patient. */
  begin: (): void => {
    listVisit.take();
    set(initialState());
  },
  edit: (change: Partial<WizardContent>): void => {
    set({ content: { ...state.content, ...change }, isDirty: true });
    saveSoon();
  },
  setStep: (step: WizardStep): void => {
    if (step === state.step || state.created !== null) return;
    set({ step, isDirty: isWorthSaving(state) });
    saveSoon();
  },
  /** Saves the unsaved changes; resolves to whether the server has them all. */
  save: async (): Promise<boolean> => {
    clearTimeout(timer);
    sending ??= sendAll();
    const isSaved = await sending;
    sending = null;
    return isSaved;
  },
  /** Saves the unsaved changes, and waits while the connection is lost. */
  waitForSave: async (): Promise<boolean> => {
    const { owner } = state;
    if (await wizard.save()) return true;
    if (stopWaiting === undefined) return false;
    await untilSent();
    return state.owner === owner && state.lost === null;
  },
  /** Reports that this window still edits the draft, and learns whether another one does. */
  keepAlive: async (): Promise<void> => {
    const { draft, isDirty, lost } = wizard.current();
    if (!draft || lost !== null) return;
    if (isDirty) return void (await wizard.save());
    const outcome = await mutate(SavePatientDraftDocument, { id: draft._id, desk: editorId }, { invalidates: [] });
    if (outcome.kind === "fail" && outcome.reached && state.draft?._id === draft._id) set({ lost: outcome.message });
  },
  /**
   * Opens a draft where it was left, or takes it back; resolves to the reason when it cannot be opened. Unsaved changes of this window stay if nobody
   * saved since.
   */
  open: async (id: string, today: CalendarDate): Promise<string | null> => {
    const before = wizard.current();
    const outcome = await mutate(TakePatientDraftDocument, { id, desk: editorId }, { invalidates: [] });
    if (outcome.kind === "expired") return null;
    if (outcome.kind === "fail") return outcome.message;
    const draft = outcome.data.savePatientDraft.draft;
    if (!draft) return outcome.message;
    const isMine = before.draft?._id === id && before.draft.version === draft.version;
    const left = isMine ? before.content : readContent(draft.content ?? "{}");
    if (!left) return texts.thisDraftWasMadeByAnother;
    const { _id, version, step, changedat, changedby } = draft;
    const content = resumedOn(left, today);
    const beginsToday = movedStarts(left.programme, content.programme);
    const resumed = isMine ? before.resumed : { editor: changedby, at: changedat, beginsToday };
    const isDirty = (isMine && before.isDirty) || content !== left;
    set({
      ...initialState(),
      draft: { _id, version },
      content,
      waitForSave: isMine ? before.waitForSave : left,
      step: readStep(step),
      savedAt: changedat,
      resumed,
      isDirty,
    });
    if (isDirty) void wizard.save();
    return null;
  },
  /** Marks the patient as created: the values are only shown from now on, and the draft no longer exists. */
  finish: (created: CreatedPatient): void => {
    clearTimeout(timer);
    set({ draft: null, savedAt: null, isDirty: false, resumed: null, created });
  },
  dismissNotice: (): void => set({ resumed: null }),
  /** Resets the new patient and erases the draft. */
  discard: async (): Promise<void> => {
    clearTimeout(timer);
    await sending;
    const { draft } = state;
    set({ ...initialState(), erased: draft?._id ?? null });
    if (draft) await mutate(DiscardPatientDraftDocument, { id: draft._id }, { invalidates: changes });
  },
};
