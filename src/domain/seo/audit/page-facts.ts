/** What the audit looks at on a page. An adapter reads it from HTML; texts are trimmed, and empty where there is none. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** The address in `<link rel="canonical">`. */
  readonly canonical: string;
  /** Contents of `<meta property="og:…">`, by property. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** The text of every h1. */
  readonly mainHeadings: readonly string[];
  readonly images: readonly ImageFacts[];
  /** How many blocks of JSON-LD there are. */
  readonly structuredData: number;
}

/** One `<img>`. */
export interface ImageFacts {
  readonly source: string;
  /** `undefined` without the attribute. Empty is an answer: the picture is a decoration. */
  readonly alt: string | undefined;
}
