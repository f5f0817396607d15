import { once } from "node:events";
import { connect } from "node:net";
import { testApp, type TestApp } from "../testing";
import { bareApp } from "./bareApp";

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

it("takes in whoever the system had connected when its port closes", async () => {
  const app = await bareApp(t.deps);
  app.get("/one", async () => ({}));
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const sockets = Array.from({ length: 20 }, () => connect(Number(port), "127.0.0.1"));
  for (const socket of sockets) {
    socket.write("POST /one HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n");
  }
  // The system has connected them by then, and Node has not looked.
  const closed = new Promise((resolve) => process.nextTick(() => app.server.close(resolve)));
  for (const [answer] of await Promise.all(sockets.map((socket) => once(socket, "data")))) {
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
  }
  for (const socket of sockets) socket.destroy();
  await closed;
  await app.close();
});
