/** Whether the person asked their browser to save data: then nothing is fetched ahead of need. */
export function savesData(): boolean {
  // Not every browser tells it (Safari, Firefox).
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
}
