import puppeteer, { type Browser, type ElementHandle, type Frame, type Page } from "puppeteer-core";
import type { Control, Driver } from "./Driver";

/** Drives Debian's own Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
  });
  return firefoxDriver(browser, await newTab(browser), await browser.version());
}

async function newTab(browser: Browser): Promise<Page> {
  return (await browser.createBrowserContext()).newPage();
}

function firefoxDriver(browser: Browser, firstPage: Page, version: string): Driver {
  let page = firstPage;
  let frame: Frame = page.mainFrame();
  return {
    engine: "Firefox",
    version,
    goto: async (url) => void (await page.goto(url)),
    url: async () => page.url(),
    evaluate: (expression) => frame.evaluate(expression),
    async find(expression) {
      const handle = await frame.evaluateHandle(expression);
      const element = handle.asElement() as ElementHandle<Element> | null;
      return element && controlOf(page, element);
    },
    async enterFrame(title) {
      if (title === null) {
        frame = page.mainFrame();
        return true;
      }
      const holder = await page.$(`iframe[title=${JSON.stringify(title)}]`);
      const inner = await holder?.contentFrame();
      if (inner) frame = inner;
      return Boolean(inner);
    },
    async renew() {
      await page.browserContext().close();
      page = await newTab(browser);
      frame = page.mainFrame();
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

function controlOf(page: Page, element: ElementHandle<Element>): Control {
  return {
    click: () => element.click(),
    async type(text) {
      await element.click();
      await element.evaluate((field) => field instanceof HTMLInputElement && field.select());
      await page.keyboard.type(text);
    },
  };
}
