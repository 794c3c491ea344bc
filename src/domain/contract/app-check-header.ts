/** The header by which a page sends an App Check token, as Firebase's own services call it. */
export const APP_CHECK_HEADER = 'x-firebase-appcheck';
