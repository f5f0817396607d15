import { useDispatch as useAnyDispatch, useSelector as useAnySelector } from "react-redux";
import type { PlatformDispatch } from "./createPlatformStore";
import type { PlatformState } from "./rootReducer";

/** React-redux's hook, knowing the platform's state. */
export const useSelector = useAnySelector.withTypes<PlatformState>();

/** React-redux's hook, knowing thunks. */
export const useDispatch = useAnyDispatch.withTypes<PlatformDispatch>();
