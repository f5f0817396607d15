export type Texts = { [name: string]: string | Texts };
export function textsNamedIn(code: string, texts: Texts): Texts;
export function unnamedTexts(folder: string, texts: Texts): Texts;
