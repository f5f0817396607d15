import { consentText } from "./consentText";

const agent = { name: "Ada Broker", agency: "Hill Country Insurance" };

it.each([
  [
    "en",
    agent,
    "You agree that Ada Broker of Hill Country Insurance may call or email you about this quote.",
  ],
  [
    "es",
    agent,
    "Acepta que Ada Broker, de Hill Country Insurance, le llame o le escriba por correo sobre esta cotización.",
  ],
  [
    "en",
    { ...agent, agency: "" },
    "You agree that Ada Broker may call or email you about this quote.",
  ],
] as const)("names the agent and says how they get in touch (%s)", (language, who, text) => {
  expect(consentText(who, language)).toBe(text);
});
