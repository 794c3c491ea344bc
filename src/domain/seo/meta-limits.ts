/** How long a page's title and description may be, in characters (specification §9, "SEO audit"). */
export const META_LIMITS = {
  title: 60,
  description: 160,
  /** A shorter description says too little; search engines then write their own. */
  descriptionMinimum: 120,
} as const;
