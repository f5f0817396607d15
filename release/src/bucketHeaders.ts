import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".html": "text/html; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ico": "image/x-icon",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".pdf": "application/pdf",
};

const encodings: Readonly<Record<string, string>> = { ".br": "br", ".gz": "gzip" };

/** What a bucket answers with a file: its type, how it is compressed, and how long anybody may keep it. */
export function bucketHeaders(path: string) {
  const encoding = encodings[extname(path)];
  const plain = encoding ? path.slice(0, -extname(path).length) : path;
  return {
    ContentType: types[extname(plain)] ?? "application/octet-stream",
    ...(encoding && { ContentEncoding: encoding }),
    CacheControl: cacheControlOf(path),
  };
}

function cacheControlOf(path: string): string {
  if (path.startsWith("builds/")) return "public, max-age=31536000, immutable";
  // Kept, and asked for again each time: what is live changes within a second.
  return path.startsWith("site/") ? "no-cache" : "no-store";
}
