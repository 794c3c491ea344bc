/**
 * The logo, a roof over a keyhole, on a 32 × 32 square, for the header and the favicon. `public` has it as bitmaps for
 * older browsers, phones and social networks.
 */
export const BRAND_MARK = `<rect width="32" height="32" rx="9" fill="#0e5a4a"/><path d="M7 15.4 16 7.6l9 7.8" fill="none" stroke="#f4b740" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 14.6a3.4 3.4 0 0 1 1.7 6.3l1 4.1h-5.4l1-4.1a3.4 3.4 0 0 1 1.7-6.3z" fill="#fff"/>`;

/** The logo as a standalone SVG document. */
export function brandMarkSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${BRAND_MARK}</svg>`;
}
