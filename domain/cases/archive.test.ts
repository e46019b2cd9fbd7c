import { expect, test } from "vitest";
import { archiveTexts } from "./archive-texts.ts";

test("what became of cases and messages is said in their number", () => {
  expect([archiveTexts.archived(1), archiveTexts.archived(2)]).toEqual(["1 case archived.", "2 cases archived."]);
  expect(archiveTexts.restored(1)).toBe("1 case back in the list.");
  expect(archiveTexts.deleted(3)).toBe("3 cases deleted.");
  expect(archiveTexts.messagesArchived(1)).toBe("1 message archived.");
  expect(archiveTexts.messagesRestored(2)).toBe("2 messages back in the list.");
  expect(archiveTexts.deleteTitle(1)).toBe("Delete 1 case");
  expect(archiveTexts.deleteQuestion(2)).toBe(
    "2 cases with all comments and work logs will be gone. This cannot be undone.",
  );
  expect(archiveTexts.tooMany).toBe("Please choose at most 100 cases.");
});
