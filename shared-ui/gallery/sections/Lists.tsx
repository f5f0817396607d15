import { useState } from "react";
import { Button, Card, Disclosure, Grid, ProgressBar, Row, Stack } from "@quotehaven/shared-ui";
import {
  DefinitionList,
  Monogram,
  Pagination,
  Slide,
  StackedBar,
  Stepper,
} from "@quotehaven/shared-ui/content";
import { Tab, TabList, TabPanel, Tabs } from "@quotehaven/shared-ui/tabs";
import { Section } from "../Section";

const dollars = (value: number) => `$${value.toLocaleString("en-US")}`;
const stepNames = ["About you", "Household", "Coverage", "Your home"];

/** Steps, pages, figures and facts. */
export function Lists() {
  const [step, setStep] = useState(1);
  const [page, setPage] = useState(4);
  const [tab, setTab] = useState("home");
  return (
    <Section title="Lists">
      <Stack as={Card} $gap={5}>
        <Stepper
          steps={stepNames.map((label, index) => ({
            label,
            state: index < step ? "done" : index === step ? "current" : "todo",
            share: index < step ? 1 : index === step ? 0.4 : 0,
          }))}
          onSelect={setStep}
        />
        <Slide index={step}>
          <h3>{stepNames[step]}</h3>
          <p>A step slides in from its place.</p>
        </Slide>
        <Row $justify="end">
          <Button emphasis="quiet" onClick={() => setStep(Math.max(0, step - 1))}>
            Previous step
          </Button>
          <Button emphasis="primary" onClick={() => setStep(Math.min(3, step + 1))}>
            Next step
          </Button>
        </Row>
      </Stack>
      <ProgressBar label="Questions answered" value={14} max={20} valueText="6 questions left" />
      <Pagination page={page} pageCount={12} onChange={setPage} />
      <Grid $min={440}>
        <Stack as={Card} $gap={3}>
          <h3>Life cover your household needs</h3>
          <StackedBar
            format={dollars}
            segments={[
              { label: "Income for 10 years", value: 250_000 },
              { label: "Mortgage", value: 140_000 },
              { label: "Education", value: 45_000 },
              { label: "Debts", value: 15_000 },
            ]}
          />
          <Disclosure summary="How we worked this out">
            Debts, income, mortgage and education, less savings and existing cover.
          </Disclosure>
        </Stack>
        <Card>
          <Row>
            <Monogram name="Harbor Mutual" />
            <Monogram name="Bluebird" />
            <Monogram name="Cedar & Stone" />
            <Monogram name="Northline Insurance" />
          </Row>
          <DefinitionList
            items={[
              { term: "Name", detail: "Ada Lovelace" },
              { term: "Monthly", detail: "$128" },
              { term: "Yearly", detail: "$1,420" },
            ]}
          />
          <DefinitionList
            layout="under"
            items={[
              { term: "City", detail: "Portland" },
              { term: "Date of birth", detail: "03/14/1990" },
            ]}
          />
        </Card>
      </Grid>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList activateOnFocus aria-label="Insurance types">
          <Tab value="home">Home</Tab>
          <Tab value="life">Life</Tab>
          <Tab value="auto" disabled>
            Auto
          </Tab>
        </TabList>
        <TabPanel value={tab}>{`The panel of ${tab}.`}</TabPanel>
      </Tabs>
    </Section>
  );
}
