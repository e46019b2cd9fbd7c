import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { sampleId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import { build, type Database, type Writes } from "../../platform/database/database.ts";
import { makeNoteRead } from "./patient-reads.lookups.ts";

const id = (n: number) => sampleId(`0192f000-0000-7000-8000-00000000000${n}`);
const scope = { ...systemCustomerScope(id(1), "test"), userId: id(2) };
const at = Date.parse("2026-11-20T12:00:00Z");

/** Notes beside a database that answers when it is told to, and what was written to it, by the last digit of each patient. */
const noting = () => {
  const written: string[][] = [];
  const said: string[] = [];
  const waiting: PromiseWithResolvers<object[]>[] = [];
  const rows = async (_scope: object, _name: string, statement: Writes<unknown>) => {
    const [notes] = statement.compile(build).parameters as [string];
    written.push((JSON.parse(notes) as { patient_id: string }[]).map(({ patient_id }) => patient_id.slice(-1)));
    const answer = Promise.withResolvers<object[]>();
    waiting.push(answer);
    return answer.promise;
  };
  const db = { rows, onCommit: (work: () => void) => work() } as unknown as Database;
  const noteRead = makeNoteRead(
    db,
    () => at,
    (message) => said.push(message),
  );
  const answer = async (error?: Error) => {
    await expect.poll(() => waiting.length).toBe(1);
    const { resolve, reject } = waiting.pop()!;
    if (error) reject(error);
    else resolve([]);
  };
  return { noteRead, written, said, answer };
};

test("what is noted while others are written is written with the next statement, each once", async () => {
  const { noteRead, written, answer } = noting();
  noteRead(scope, id(3), "getPatient");
  await expect.poll(() => written).toEqual([["3"]]);
  for (const patient of [4, 5, 4, 3]) noteRead(scope, id(patient), "getPatient");
  await answer();
  await answer();
  await noteRead.written();
  expect(written).toEqual([["3"], ["4", "5"]]);
});

test("what could not be written is said, and written with the next or when it is asked for", async () => {
  const { noteRead, written, said, answer } = noting();
  noteRead(scope, id(3), "getPatient");
  await answer(new Error("The database is away."));
  await expect.poll(() => said).toEqual(["1 reads of patients could not be noted yet: The database is away."]);
  noteRead(scope, id(4), "getPatient");
  await answer(new Error("The database is away."));
  const end = noteRead.written();
  await answer();
  await end;
  expect(written).toEqual([["3"], ["3", "4"], ["3", "4"]]);
});
