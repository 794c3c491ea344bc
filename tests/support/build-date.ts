/** The day for which the tested pages are built: what they say about the law's age must not depend on when tests run. */
export const TEST_BUILD_DATE = '2026-11-22';
