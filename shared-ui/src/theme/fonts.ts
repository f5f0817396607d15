import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2";

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

/**
 * Font faces (Latin, 58 KB together), with fallbacks stretched to the same metrics. A page that is
 * painted before they are there keeps the fallbacks, and the next one has them: text that changes its
 * font under the reader's eyes breaks its lines anew.
 *
 * size-adjust is the width of a paragraph of English against the fallback's (the serif at the weight
 * of headlines); the overrides are the font's own ascent and descent divided by it.
 */
export const fontFaces = `
@font-face{font-family:"Figtree Variable";src:url("${figtree}") format("woff2");font-weight:300 900;font-style:normal;font-display:optional;unicode-range:${latin};}
@font-face{font-family:"Lora Variable";src:url("${lora}") format("woff2");font-weight:400 700;font-style:normal;font-display:optional;unicode-range:${latin};}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");font-weight:300 550;size-adjust:100.8%;ascent-override:94.2%;descent-override:24.8%;line-gap-override:0%;}
@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Bold");font-weight:551 900;size-adjust:100.8%;ascent-override:94.2%;descent-override:24.8%;line-gap-override:0%;}
@font-face{font-family:"Lora Fallback";src:local("Georgia"),local("Gelasio");font-weight:300 550;size-adjust:105.3%;ascent-override:95.6%;descent-override:25.8%;line-gap-override:0%;}
@font-face{font-family:"Lora Fallback";src:local("Georgia Bold"),local("Gelasio Bold");font-weight:551 900;size-adjust:105.3%;ascent-override:95.6%;descent-override:25.8%;line-gap-override:0%;}
@font-face{font-family:"Lora Fallback Times";src:local("Times New Roman"),local("Liberation Serif");font-weight:300 550;size-adjust:117.3%;ascent-override:85.7%;descent-override:23.2%;line-gap-override:0%;}
@font-face{font-family:"Lora Fallback Times";src:local("Times New Roman Bold"),local("Liberation Serif Bold");font-weight:551 900;size-adjust:117.3%;ascent-override:85.7%;descent-override:23.2%;line-gap-override:0%;}
`;
