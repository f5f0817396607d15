/// <reference types="jest" />
import "@testing-library/jest-dom";
