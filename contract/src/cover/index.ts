export * from "./badDay";
export * from "./fields";
export * from "./headline";
export * from "./limits";
export * from "./need";
export * from "./pictureParts";
export * from "./verdict";
