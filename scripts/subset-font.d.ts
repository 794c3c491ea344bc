/** The package brings no types; these are its README's, as far as they are used here. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'woff2';
    readonly noLayoutClosure?: boolean;
  }
  /** A font with the letters of a text and no others. */
  const subsetFont: (font: Buffer, text: string, options?: Options) => Promise<Buffer>;
  export { subsetFont as default };
}
