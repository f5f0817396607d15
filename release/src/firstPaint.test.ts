import { assertPlainMarkup, assertPlainRules, markupInPage, rulesInPage } from "./firstPaint";

const files = ["terms.ab12.pdf", "remote.js"];

describe("prerendered markup", () => {
  const check = (html: string) => () => assertPlainMarkup("first.html", html, files);

  it.each([
    '<main id="content"><h1>Hello</h1><p class="p1">There<br>you are</p></main>',
    '<a href="/agent">Agents</a><a href="#how">How</a><a href="mailto:a@b.example">Mail</a>',
    '<a href="asset:terms.ab12.pdf" target="_blank" rel="noopener">Terms</a>',
    '<svg viewBox="0 0 1 1"><linearGradient id="a"></linearGradient><path d="M0 0" fill="url(#a)"></path></svg>',
    '<form><label for="a">Name</label><input id="a" name="name" value=""><button type="submit">Send</button></form>',
  ])("may be %s", (html) => {
    expect(check(html)).not.toThrow();
  });

  it.each([
    ["a script", "<p>Hello</p><script>alert(1)</script>", "<script>"],
    ["a script in a drawing", "<svg><script>alert(1)</script></svg>", "<script>"],
    ["a frame", '<iframe src="/x"></iframe>', "<iframe>"],
    ["a style of its own", "<style>p{}</style>", "<style>"],
    ["what leads all links elsewhere", '<base href="/x">', "<base>"],
    ["a page's own policy", '<meta http-equiv="refresh" content="0">', "<meta>"],
    [
      "foreign content in a drawing",
      "<svg><foreignObject></foreignObject></svg>",
      "<foreignObject>",
    ],
    ["a listener", '<p onclick="alert(1)">Hello</p>', 'onclick="alert(1)"'],
    ["a style attribute", '<p style="color:red">Hello</p>', 'style="color:red"'],
    ["a comment", "<!--[if IE]><p>x</p><![endif]-->", "#comment"],
    ["an address elsewhere", '<img src="https://evil.example/a.png">', "evil.example"],
    ["an address without a scheme", '<a href="//evil.example">x</a>', "//evil.example"],
    ["an address with a backslash", '<a href="/\\evil.example">x</a>', "evil.example"],
    ["an address that is code", '<a href="javascript:alert(1)">x</a>', "javascript:"],
    ["a form that sends elsewhere", '<form action="https://evil.example"></form>', "evil.example"],
    [
      "a drawing from elsewhere",
      '<svg><use xlink:href="https://evil.example#a"></use></svg>',
      "evil",
    ],
    ["paint from elsewhere", '<svg><path fill="url(https://evil.example#a)"></path></svg>', "fill"],
    ["a file that the build lacks", '<a href="asset:other.pdf">x</a>', "asset:other.pdf"],
    ["an end of what holds it in an attribute", '<p title="</noscript>">x</p>', "title"],
  ])("must not be %s", (_what, html, named) => {
    expect(check(html)).toThrow(named);
  });

  it("has a bound", () => {
    expect(check(`<p>${"a".repeat(60_000)}</p>`)).toThrow("first.html has 60007 bytes");
  });

  it("stands in a page closed and with the addresses of its files", () => {
    const html = '<main><a href="asset:terms.ab12.pdf">Terms</a></template></noscript><p>End';
    expect(markupInPage(html, "/assets/a/1/")).toBe(
      '<main><a href="/assets/a/1/terms.ab12.pdf">Terms</a><p>End</p></main>',
    );
  });
});

describe("prerendered rules", () => {
  const check = (css: string) => () => assertPlainRules("first.css", css, ["lora.woff2"]);

  it("may load files of their own build, and stand in a page with their addresses", () => {
    const css = '@font-face{src:url("lora.woff2")}@media (width>1px){.p1>.p2{color:red}}';
    expect(check(css)).not.toThrow();
    expect(rulesInPage(css, "/assets/shell/1/")).toEqual([
      '@font-face{src:url("/assets/shell/1/lora.woff2")}',
      "@media (width>1px){.p1>.p2{color:red}}",
    ]);
  });

  it.each([
    '@import "https://evil.example/a.css";',
    '.p1{background:url("https://evil.example/a.png")}',
    '.p1{background:url("other.png")}',
    ".p1{background:url(lora.woff2)}",
    '.p1{background:image-set("https://evil.example/a.png" 1x)}',
    ".p1{background:\\75rl(https://evil.example)}",
    ".p1{}</style><script>alert(1)</script>",
  ])("must not be %s", (css) => {
    expect(check(css)).toThrow("first.css must not hold");
  });

  it("are told apart by their braces, those of strings left out", () => {
    expect(
      rulesInPage('.a::after{content:"}{"}\n@media print{.b{top:0}.c{top:1px}}\n', "/"),
    ).toEqual(['.a::after{content:"}{"}', "@media print{.b{top:0}.c{top:1px}}"]);
  });

  it("have a bound", () => {
    expect(check("a".repeat(40_001))).toThrow("first.css has 40001 bytes");
  });
});
