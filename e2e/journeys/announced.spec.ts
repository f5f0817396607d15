import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

type Politeness = "polite" | "assertive";

/** Opens the page's accessibility tree, as a screen reader gets it. */
async function accessibilityTree(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Accessibility.enable");
  const nodesNow = async () => (await cdp.send("Accessibility.getFullAXTree")).nodes;
  type Node = Awaited<ReturnType<typeof nodesNow>>[number];
  const liveOf = ({ properties = [] }: Node) =>
    properties.find(({ name }) => name === "live")?.value.value;
  const textIn = (node: Node, nodes: Node[]): string =>
    node.role?.value === "StaticText"
      ? String(node.name?.value ?? "")
      : nodes
          .filter(({ parentId }) => parentId === node.nodeId)
          .map((child) => textIn(child, nodes))
          .join("");
  return {
    /** The live regions of the messages: which element each is, and what it says. */
    regions: async (politeness: Politeness) => {
      const nodes = await nodesNow();
      const messages = nodes.find(
        ({ role, name }) => role?.value === "region" && name?.value === "Messages",
      );
      return nodes
        .filter((node) => node.parentId === messages?.nodeId && !node.ignored)
        .filter((node) => liveOf(node) === politeness)
        .map((node) => ({ element: node.backendDOMNodeId, text: textIn(node, nodes) }));
    },
  };
}

test("a screen reader knows the regions of messages before the first message comes into them", async ({
  people,
  openAs,
  complaints,
}) => {
  const page = await openAs(await people.consumer());
  complaints.expect(/status of 503/);
  await page.goto("/profile/privacy");
  const save = page.getByRole("button", { name: "Save as data (JSON)" });
  await expect(save).toBeVisible();
  const tree = await accessibilityTree(page);
  const [polite, ...otherPolite] = await tree.regions("polite");
  const [assertive, ...otherAssertive] = await tree.regions("assertive");
  expect([polite?.text, assertive?.text]).toEqual(["", ""]);
  expect([...otherPolite, ...otherAssertive]).toEqual([]);

  await save.click();
  await expect
    .poll(() => tree.regions("polite"))
    .toEqual([{ element: polite?.element, text: expect.stringMatching(/saved|downloaded/i) }]);
  expect(await tree.regions("assertive")).toEqual([assertive]);

  await page.route("**/api/user/privacy/data*", (route) => route.fulfill({ status: 503 }));
  await save.click();
  await expect
    .poll(() => tree.regions("assertive"))
    .toEqual([{ element: assertive?.element, text: expect.stringMatching(/wrong on our side/) }]);
});
