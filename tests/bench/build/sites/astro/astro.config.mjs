// eslint-disable-next-line no-restricted-exports -- Astro reads the default export.
export default { trailingSlash: 'always' };
