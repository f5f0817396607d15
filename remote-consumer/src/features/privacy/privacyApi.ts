import { localDay } from "@quotehaven/contract/rules";
import type { PrivacyReply } from "@quotehaven/contract/schemas";
import { saveFile } from "@quotehaven/platform";
import { api } from "../../store";

/** Who opened the consumer's application, what they agreed to, and what stands. */
export type Privacy = PrivacyReply["data"];

/** How everything that is held about the consumer is saved: for programs, or to read. */
export type DownloadFormat = "data" | "page";

const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    consumerPrivacy: build.query<Privacy, void>({
      query: () => ({ url: "/user/privacy" }),
      transformResponse: (reply: PrivacyReply) => reply.data,
      providesTags: ["Application", "Quotes"],
    }),
    /** Saves everything that is held about the consumer as a file. Nothing of it stays in the page. */
    downloadEverything: build.mutation<null, DownloadFormat>({
      async queryFn(format, _api, _options, ask) {
        const { data, error } = await ask({ url: `/user/privacy/${format}` });
        if (error) return { error };
        const name = `quotehaven-my-data-${localDay(new Date())}`;
        if (format === "page") saveFile(`${name}.html`, "text/html", htmlIn(data));
        else saveFile(`${name}.json`, "application/json", JSON.stringify(data, null, 2));
        return { data: null };
      },
    }),
  }),
});

/** @throws TypeError where the reply holds no page. */
function htmlIn(reply: unknown): string {
  const data = Object(Object(reply).data);
  if (typeof data.html !== "string") throw new TypeError("The reply holds no page.");
  return data.html;
}

export const { useConsumerPrivacyQuery, useDownloadEverythingMutation } = privacyApi;
