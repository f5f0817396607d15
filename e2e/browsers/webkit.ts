import { spawn, type ChildProcess } from "node:child_process";
import { until } from "../until";
import { freePort } from "../freePorts";
import { Builder, By, Capabilities, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Control, Driver } from "./Driver";

/** Where Debian keeps the browser of WebKitGTK, which its driver starts. */
const miniBrowser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** Drives Debian's WebKitGTK over WebDriver, on a display of its own. */
export async function openWebKit(driverPath: string): Promise<Driver> {
  const display = `:${90 + (process.pid % 900)}`;
  const screen = spawn("Xvfb", [display, "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]);
  const port = await freePort();
  const server = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
    stdio: "ignore",
  });
  await until("the WebKit driver", () => answers(`http://127.0.0.1:${port}/status`));
  const open = () => newSession(`http://127.0.0.1:${port}`);
  return webKitDriver(await open(), open, [server, screen]);
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function newSession(server: string): Promise<WebDriver> {
  const capabilities = new Capabilities()
    .setBrowserName("MiniBrowser")
    .set("webkitgtk:browserOptions", { binary: miniBrowser, args: ["--automation"] });
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

async function versionOf(session: WebDriver): Promise<string> {
  const capabilities = await session.getCapabilities();
  return `WebKitGTK ${String(capabilities.get("browserVersion"))}`;
}

async function webKitDriver(
  first: WebDriver,
  open: () => Promise<WebDriver>,
  processes: readonly ChildProcess[],
): Promise<Driver> {
  let session = first;
  return {
    engine: "WebKit",
    version: await versionOf(session),
    goto: (url) => session.get(url),
    url: () => session.getCurrentUrl(),
    evaluate: (expression) => session.executeScript(`return (${expression});`),
    async find(expression) {
      const element = await session.executeScript<WebElement | null>(`return (${expression});`);
      return element && controlOf(session, element);
    },
    async enterFrame(title) {
      if (title === null) {
        await session.switchTo().defaultContent();
        return true;
      }
      const [frame] = await session.findElements(By.css(`iframe[title=${JSON.stringify(title)}]`));
      if (frame) await session.switchTo().frame(frame);
      return Boolean(frame);
    },
    async renew() {
      await session.quit();
      session = await open();
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    async close() {
      await session.quit();
      for (const each of processes) each.kill();
    },
  };
}

function controlOf(session: WebDriver, element: WebElement): Control {
  // By itself the driver scrolls no further than the edge, where a page's own bar may lie over the element.
  const center = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
  const click = async () => {
    await session.executeScript(center, element);
    await element.click();
  };
  return {
    click,
    async type(text) {
      await click();
      await session.executeScript("arguments[0].select()", element);
      await element.sendKeys(text);
    },
  };
}
