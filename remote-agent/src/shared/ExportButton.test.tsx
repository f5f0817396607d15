import { jest } from "@jest/globals";
import { refusal, renderScreen, screen } from "@quotehaven/platform/testing";
import english from "../messages/en.json" with { type: "json" };
import { ExportButton } from "./ExportButton";

const CALL = "GET /agent/profile/exports/leads.csv";

function open(reply: unknown) {
  return renderScreen(<ExportButton table="leads" />, {
    session: "agent",
    messages: { agent: english },
    replies: { [CALL]: reply },
  });
}

/** What the browser is given to save. */
function watchFiles() {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return "blob:table";
  };
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) files.push({ name: this.download, blob: last });
  });
  return { files, restore: () => click.mockRestore() };
}

describe("the export of leads", () => {
  it("saves the table as a file that Excel reads as UTF-8", async () => {
    const { files, restore } = watchFiles();
    const { user } = open("Lead,Client\r\n12,José R.\r\n");
    await user.click(screen.getByRole("button", { name: "Export your leads (CSV)" }));
    expect(await screen.findByText("Saved as a CSV file.")).toBeVisible();
    expect(files).toHaveLength(1);
    expect(files[0]?.name).toBe("quotehaven-leads.csv");
    const bytes = new Uint8Array(await bytesOf(files[0]?.blob));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe("Lead,Client\r\n12,José R.\r\n");
    restore();
  });

  it("says where there were too many today", async () => {
    const { files, restore } = watchFiles();
    const { user } = open(refusal(429, ["too-many-requests"]));
    await user.click(screen.getByRole("button", { name: "Export your leads (CSV)" }));
    expect(await screen.findByText(/a lot of tries/)).toBeVisible();
    expect(files).toEqual([]);
    restore();
  });
});

function bytesOf(blob: Blob | undefined): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      reader.result instanceof ArrayBuffer ? resolve(reader.result) : reject(new Error("no bytes"));
    reader.onerror = () => reject(new Error("unreadable"));
    reader.readAsArrayBuffer(blob ?? new Blob());
  });
}
