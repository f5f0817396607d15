import { showFirstPaint } from "./showFirstPaint";

showFirstPaint(document);
