export default { trailingSlash: 'always' };
