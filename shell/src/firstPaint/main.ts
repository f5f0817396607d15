import { showTheme } from "@quotehaven/platform/first-paint";
import { askFirstCalls } from "./askFirstCalls";
import { showFirstPaint } from "./showFirstPaint";

askFirstCalls(document);
showTheme();
showFirstPaint(document);
