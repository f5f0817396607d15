import { appFolders } from "../bin/appFolders.mjs";

it("lists the shell first, then every remote, and no other workspace", () => {
  const [first, ...others] = appFolders();
  expect(first).toBe("shell");
  expect(others.sort()).toEqual(["remote-agent", "remote-consumer", "remote-payment"]);
});
