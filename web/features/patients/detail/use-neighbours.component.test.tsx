import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useParams } from "react-router";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { session } from "../../../platform/session/session.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { StepPager } from "../../../ui/list/StepPager.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { PatientIdsDocument } from "../patients.graphql.ts";
import { useNeighbours } from "./use-neighbours.ts";

function Pages({ isCovered = false }: { isCovered?: boolean }) {
  const { id = "" } = useParams();
  const { position, go } = useNeighbours(id);
  return (
    <>
      <StepPager itemName="patient" position={position} onStep={(step) => void go(step)} />
      <input aria-label="Note" />
      {isCovered && (
        <Dialog title="Notify" onClose={() => undefined}>
          Text
        </Dialog>
      )}
    </>
  );
}

const answerPage = (...numbers: number[]): void =>
  mockServer.answer(PatientIdsDocument, {
    getPatientList: { status: "success", message: "", total: 11, patients: numbers.map((at) => ({ _id: uuid(at) })) },
  });
/** Opens a patient from the second page, five rows each, of eleven inactive patients. */
const open = async (number: number, isCovered = false) => {
  session.save(signedIn());
  listPlaces.save("/patient", { search: "?type=inactive&page=2&size=5", ids: [6, 7, 8, 9, 10].map(uuid), total: 11 });
  const at = `/patient/${uuid(number)}`;
  return render(<Pages isCovered={isCovered} />, { at, path: "/patient/:id" });
};
const place = () => listPlaces.read("/patient");
const patient = (number: number) => `/patient/${uuid(number)}`;

test("a patient's place in the list that was left counts over its pages; J and K lead to the next and the one before", async () => {
  const { address } = await open(6);
  await expect.element(page.getByText("6 of 11")).toBeVisible();
  await userEvent.keyboard("j");
  await expect.poll(address).toMatch(new RegExp(`^${patient(7)}`));
  await expect.element(page.getByText("7 of 11")).toBeVisible();
  expect(place()?.row).toBe(uuid(7));
  await userEvent.keyboard("K");
  await expect.poll(address).toMatch(new RegExp(`^${patient(6)}`));
  expect(mockServer.sent(PatientIdsDocument)).toEqual([]);
});

test("behind the last row of a page comes the first of the next, and the list follows", async () => {
  answerPage(11);
  const { address } = await open(10);
  await page.getByRole("button", { name: "Next patient (J)" }).click();
  await expect.poll(address).toMatch(new RegExp(`^${patient(11)}`));
  await expect.element(page.getByText("11 of 11")).toBeVisible();
  expect(place()).toMatchObject({ search: "?type=inactive&page=3&size=5", ids: [uuid(11)], row: uuid(11) });
  expect(mockServer.sent(PatientIdsDocument)).toEqual([
    {
      filters: { type: "inactive" },
      sorter: { field: "surgerydate", order: "descend" },
      metadata: { current: 3, pageSize: 5 },
    },
  ]);
});

test("before the first row of a page comes the last of the page before", async () => {
  answerPage(1, 2, 3, 4, 5);
  const { address } = await open(6);
  await userEvent.keyboard("k");
  await expect.poll(address).toMatch(new RegExp(`^${patient(5)}`));
  await expect.element(page.getByText("5 of 11")).toBeVisible();
  expect(place()).toMatchObject({ search: "?type=inactive&size=5", ids: [1, 2, 3, 4, 5].map(uuid) });
});

test("a patient who is not in the list has no place in it, and J leads nowhere", async () => {
  const { address } = await open(12);
  await expect.element(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
  await userEvent.keyboard("j");
  expect(address()).toBe(patient(12));
  expect(place()?.row).toBe(null);
});

test.each(["typing", "covered"])("J is no way on while somebody is %s", async (state) => {
  const { address } = await open(6, state === "covered");
  if (state === "typing") page.getByRole("textbox", { name: "Note" }).element().focus();
  else await expect.element(page.getByRole("dialog")).toBeVisible();
  await userEvent.keyboard("jk");
  expect(address()).toBe(patient(6));
});
