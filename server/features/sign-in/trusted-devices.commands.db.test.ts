import { systemScope } from "@restride/domain/access/scope.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeTrustedDevices } from "./trusted-devices.commands.ts";
import { makeTrustedDevicesStore } from "./trusted-devices.store.ts";

const scope = systemScope("test");
const userId = small.user(0, Role.admin);
const day = (number: number): string => `2026-11-${number}T12:00:00.000Z`;

test("the device that was used last stands first, whenever it was trusted", async ({ database: { db } }) => {
  const store = makeTrustedDevicesStore(db);
  for (const [number, device] of [
    [11, "tablet"],
    [12, "phone"],
    [13, "laptop"],
  ] as const)
    await store.save(scope, {
      deviceId: testId(`0192f000-00ed-7000-8000-0000000000${number}`),
      userId,
      tokenHash: device,
      at: day(number),
      expiresAt: day(30),
      device,
      location: "Oslo",
    });
  await store.use(scope, userId, "tablet", day(20));
  const devices = await makeTrustedDevices(db).devices(scope, userId, day(21));
  expect(devices.map(({ device, createdAt, lastUsedAt }) => [device, createdAt, lastUsedAt])).toEqual([
    ["tablet", day(11), day(20)],
    ["laptop", day(13), day(13)],
    ["phone", day(12), day(12)],
  ]);
});
