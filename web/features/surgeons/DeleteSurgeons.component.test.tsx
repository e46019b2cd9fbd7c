import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { DeleteSurgeons } from "./DeleteSurgeons.tsx";
import { RemoveSurgeonsDocument } from "./surgeons.graphql.ts";

test("after surgeons were deleted the surgeons and the patients, who name theirs, are read again", async () => {
  mockServer.answer(RemoveSurgeonsDocument, { removeSurgeons: { status: "success", message: "" } });
  let deletions = 0;
  await render(<DeleteSurgeons ids={[uuid(61)]} onDeleted={() => (deletions += 1)} />);
  await openParts("surgeons", "patients");
  await page.getByRole("button").click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect.poll(tagsReadAgain).toEqual(["patients", "surgeons"]);
  expect(deletions).toBe(1);
});
