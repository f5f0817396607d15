import { showTheme } from "@quotehaven/platform/first-paint";
import { showFirstPaint } from "./showFirstPaint";

showTheme();
showFirstPaint(document);
