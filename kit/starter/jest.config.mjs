export { default } from "@quotehaven/kit/jest";
