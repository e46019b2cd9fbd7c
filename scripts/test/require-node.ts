/** Throws in a Node that cannot run the tests, with the commands that use the right one: an editor's test runner may use the system's Node. */
if (Number(process.versions.node.split(".")[0]) < 24)
  throw new Error(
    `Restride's tests need Node 24, and this is ${process.versions.node}. Run npx vitest or npm test, which bring it, or let your editor use node_modules/.bin/node.`,
  );
