/** The day that tested pages are built for: what they say of the law's age must not depend on when tests run. */
export const TEST_BUILD_DATE = '2026-11-21';
