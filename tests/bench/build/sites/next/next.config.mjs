const config = {
  output: 'export',
  trailingSlash: true,
  // Other lockfiles of this project are none of its business.
  turbopack: { root: import.meta.dirname },
};

export default config;
