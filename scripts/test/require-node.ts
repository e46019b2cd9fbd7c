/** Throws under a Node that cannot run the tests, with the commands that bring their own: an editor's test runner may take the system's Node. */
if (Number(process.versions.node.split(".")[0]) < 24)
  throw new Error(
    `Restride's tests need Node 24, and this is ${process.versions.node}. Run npx vitest or npm test, which bring it, or let your editor use node_modules/.bin/node.`,
  );
