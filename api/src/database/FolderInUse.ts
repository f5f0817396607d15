import { DatabaseRefused } from "./DatabaseRefused";

/** Another process already works in the folder. */
export class FolderInUse extends DatabaseRefused {
  constructor(readonly folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Two processes in one folder ` +
        `destroy its data. Stop the other one, or set DATA_DIR to another folder.`,
    );
    this.name = "FolderInUse";
  }
}
