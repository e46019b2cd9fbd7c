import { expect, test } from "vitest";
import { contentState } from "./content-state.ts";

const published = { mayEdit: true, isRetired: false, hasDraft: false };

test("content is published, has a draft, is retired, or is ready for those who may only copy it", () => {
  expect(contentState(published)).toBe("published");
  expect(contentState({ ...published, hasDraft: true })).toBe("draft");
  expect(contentState({ ...published, hasDraft: true, isRetired: true })).toBe("retired");
  expect(contentState({ ...published, mayEdit: false, isRetired: true })).toBe("ready");
});
