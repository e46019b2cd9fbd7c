import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { RegimenLoad } from "./RegimenLoad.tsx";
import type { RegimenValues } from "./regimen-values.ts";

const regimenUntil = (enddate: string): RegimenValues => ({
  name: "Evening",
  surgery_type: "knee",
  gender: "",
  age_groups: [],
  startdate: "S+1",
  enddate,
  exercises: [
    {
      id: "0",
      nextId: null,
      exercise: uuid(20),
      startdate: "S+1",
      enddate,
      holdseconds: "5",
      repeat: "10",
      set: "2",
      time: "3",
      interval: "1",
    },
  ],
});
const lastBar = () => page.getByRole("listitem").last();

test("each bar of fourteen days has its rounds above it and its day below", async () => {
  await render(<RegimenLoad values={regimenUntil("S+14")} />);
  await expect.element(lastBar()).toHaveTextContent("S+14: 3 rounds314");
  await expect.element(lastBar().getByText("3", { exact: true })).toBeVisible();
  await expect.element(lastBar().getByText("14", { exact: true })).toBeVisible();
});

test("the bars of more than fourteen days have no numbers", async () => {
  await render(<RegimenLoad values={regimenUntil("S+15")} />);
  await expect.element(lastBar()).toHaveTextContent("S+15: 3 rounds315");
  await expect.element(lastBar().getByText("3", { exact: true })).not.toBeVisible();
  await expect.element(lastBar().getByText("15", { exact: true })).not.toBeVisible();
});
