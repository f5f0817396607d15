export * from "./contactDetails";
