declare module 'subset-font' {
  type Options = { targetFormat?: 'woff2' | 'truetype'; variationAxes?: Record<string, number> };
  export default function subsetFont(font: Buffer, glyphs: string, options?: Options): Promise<Buffer>;
}
