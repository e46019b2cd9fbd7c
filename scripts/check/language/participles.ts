/** Word that does not describe a value when used alone, with nouns to use instead. */
export interface Participle {
  readonly word: string;
  readonly instead: string;
  /** Name that contains the word and is allowed. */
  readonly allowed: string;
}

const participle = (word: string, instead: string, allowed: string): Participle => ({ word, instead, allowed });

/** Past participles, question words and similar words, which may be used only before a noun. */
export const participles: readonly Participle[] = [
  participle("asked", "request, filter, variables", "askedParcels"),
  participle("found", "matches, existingPatient", "foundation"),
  participle("known", "knownIds, tree", "knownIds"),
  participle("given", "deps, config, input", "givenReason"),
  participle("said", "description, message, lines", "saidRows"),
  participle("told", "toast, recipients, notice", "isTold"),
  participle("kept", "storedMessage, savedRow", "keptRows"),
  participle("held", "previousData, heldForm, isOnHold", "heldForm"),
  participle("shown", "visibleRows, openCase", "shownValue"),
  participle("wanted", "requestedItems, id", "wantedId"),
  participle("heard", "messages, receipts", "heardMessage"),
  participle("made", "draft, madeAt", "madeAt"),
  participle("theirs", "newerValues, colleagueRows", "theirsOf"),
  participle("whom", "audience, patient", "whomToAsk"),
  participle("what", "subject, action, explanation", "whatever"),
  participle("why", "reason, explanation", "whyOf"),
  participle("by", "author, editor, caller, step", "byId"),
];

/** Names of columns, allowed for the properties of what a store writes. */
export const columnWords: ReadonlySet<string> = new Set(["shown"]);

/** Names of fields of the contract and of stored domain events, allowed for properties and for their values in a destructuring. */
export const contractWords: ReadonlySet<string> = new Set(["by", "kept", "known", "what", "why"]);
