/**
 * The key by which search engines that speak IndexNow know that a message comes from this site: they look for a file of
 * this name that holds it (`/{key}.txt`). It is no secret. To change it, write another of 8 to 128 letters, digits and
 * hyphens, and deploy.
 */
export const INDEXNOW_KEY = '9cc48d992c5488ea6964b06ee68d1f16';
