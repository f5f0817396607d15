import * as platformBase from "@quotehaven/platform";
import platform from "@quotehaven/platform/package.json" with { type: "json" };
import * as uiBase from "@quotehaven/shared-ui";
import React from "react";
import * as jsxRuntime from "react/jsx-runtime";
import react from "react/package.json" with { type: "json" };
import * as ReactDom from "react-dom";
import reactDom from "react-dom/package.json" with { type: "json" };
import reactI18nextPackage from "react-i18next/package.json" with { type: "json" };
import * as styled from "styled-components";
import reactRouterDomPackage from "react-router-dom/package.json" with { type: "json" };
import styledComponents from "styled-components/package.json" with { type: "json" };
import toolkitPackage from "@reduxjs/toolkit/package.json" with { type: "json" };
import * as reactI18next from "./libraries/reactI18next";
import * as reactRouterDom from "./libraries/reactRouterDom";
import * as toolkit from "./libraries/toolkit";

const shareConfig = { singleton: true, requiredVersion: false as const };

/**
 * What remotes take from the shell, by the names of the kit's list (`sharedModules.mjs`). A library
 * of which remotes use a part is given as a file of ours that exports that part: whatever is not
 * exported there stays out of the bundle.
 */
export const sharedModules = {
  react: initial(react.version, React),
  "react/jsx-runtime": initial(react.version, jsxRuntime),
  "react-dom": initial(reactDom.version, ReactDom),
  "styled-components": initial(styledComponents.version, styled),
  "@reduxjs/toolkit": initial(toolkitPackage.version, toolkit),
  "react-i18next": initial(reactI18nextPackage.version, reactI18next),
  "react-router-dom": initial(reactRouterDomPackage.version, reactRouterDom),
  "@quotehaven/platform": initial(platform.version, platformBase),
  "@quotehaven/platform/area": late(() => import("@quotehaven/platform/area")),
  "@quotehaven/platform/forms": late(() => import("@quotehaven/platform/forms")),
  "@quotehaven/shared-ui": initial(platform.version, uiBase),
  "@quotehaven/shared-ui/combobox": late(() => import("@quotehaven/shared-ui/combobox")),
  "@quotehaven/shared-ui/content": late(() => import("@quotehaven/shared-ui/content")),
  "@quotehaven/shared-ui/dropdown": late(() => import("@quotehaven/shared-ui/dropdown")),
  "@quotehaven/shared-ui/fields": late(() => import("@quotehaven/shared-ui/fields")),
  "@quotehaven/shared-ui/tabs": late(() => import("@quotehaven/shared-ui/tabs")),
};

/** A module that is there with the first load. */
function initial(version: string, module: object) {
  return { version, scope: "default", shareConfig, lib: () => module };
}

/** A module of ours that is fetched when a screen asks for it. */
function late(load: () => Promise<object>) {
  return {
    version: platform.version,
    scope: "default",
    shareConfig,
    async get() {
      const module = await load();
      return () => module;
    },
  };
}
