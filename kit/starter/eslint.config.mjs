export { default } from "@quotehaven/kit/eslint";
