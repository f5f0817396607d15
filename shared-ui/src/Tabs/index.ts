export { Segment, Segments } from "./Segments";
export { Tab, TabList, TabPanel, Tabs } from "./Tabs";
