// Written from the kit's list: UPDATE_SHARED_MODULES=1 npm run unit -- sharedModules
import * as react from "react";
import * as reactJsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as styledComponents from "styled-components";
import * as ReduxjsToolkit from "@reduxjs/toolkit";
import { useTranslation } from "react-i18next";
import { Link, Navigate, NavLink, Outlet, useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from "react-router-dom";
import * as QuotehavenPlatform from "@quotehaven/platform";
import * as QuotehavenSharedUi from "@quotehaven/shared-ui";

/** What remotes take from the shell. A module that is fetched late comes as a promise. */
export const sharedModules: Record<string, () => object | Promise<object>> = {
  "react": () => react,
  "react/jsx-runtime": () => reactJsxRuntime,
  "react-dom": () => reactDom,
  "styled-components": () => styledComponents,
  "@reduxjs/toolkit": () => ReduxjsToolkit,
  "react-i18next": () => ({ useTranslation }),
  "react-router-dom": () => ({ Link, Navigate, NavLink, Outlet, useLocation, useNavigate, useNavigationType, useParams, useSearchParams }),
  "@quotehaven/platform": () => QuotehavenPlatform,
  "@quotehaven/platform/area": () => import("@quotehaven/platform/area"),
  "@quotehaven/platform/forms": () => import("@quotehaven/platform/forms"),
  "@quotehaven/shared-ui": () => QuotehavenSharedUi,
  "@quotehaven/shared-ui/combobox": () => import("@quotehaven/shared-ui/combobox"),
  "@quotehaven/shared-ui/content": () => import("@quotehaven/shared-ui/content"),
  "@quotehaven/shared-ui/dropdown": () => import("@quotehaven/shared-ui/dropdown"),
  "@quotehaven/shared-ui/fields": () => import("@quotehaven/shared-ui/fields"),
  "@quotehaven/shared-ui/tabs": () => import("@quotehaven/shared-ui/tabs"),
};
