import { localDay } from "@quotehaven/contract/rules";
import type { PrivacyReply } from "@quotehaven/contract/schemas";
import { request, saveFile } from "@quotehaven/platform";
import { api } from "../../store";

/** Who opened the consumer's application, what they agreed to, and what stands. */
export type Privacy = PrivacyReply["data"];

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerPrivacy: build.query<Privacy, void>({
      query: () => ({ url: "/user/privacy" }),
      transformResponse: (reply: PrivacyReply) => reply.data,
      providesTags: ["Application", "Quotes"],
    }),
  }),
});

/** How everything that is held about the consumer is saved: for programs, or to read. */
export type DownloadFormat = "data" | "page";

/**
 * Saves everything that is held about the consumer as a file. Past the query cache: nothing of it
 * stays in the page.
 *
 * @throws ApiFailure where the server refuses it.
 */
export async function downloadEverything(format: DownloadFormat): Promise<void> {
  const { data } = await request({ url: `/user/privacy/${format}` });
  const name = `quotehaven-my-data-${localDay(new Date())}`;
  if (format === "page") saveFile(`${name}.html`, "text/html", htmlIn(data));
  else saveFile(`${name}.json`, "application/json", JSON.stringify(data, null, 2));
}

/** @throws TypeError where the reply holds no page. */
function htmlIn(reply: unknown): string {
  const data = Object(Object(reply).data);
  if (typeof data.html !== "string") throw new TypeError("The reply holds no page.");
  return data.html;
}

export const { useConsumerPrivacyQuery } = privacyApi;
