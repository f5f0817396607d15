// What reads and draws a file, in one chunk that is loaded when somebody picks one.
export { readPolicy } from "@quotehaven/contract/policy";
export { openPdfPages } from "./pdfPages";
export { readPdfText } from "./pdfText";
