import { defineConfig } from 'html-validate';

/**
 * What valid HTML means here, for the site tests and for `npx html-validate dist`. Rules about style, such as quotes
 * and upper case, are off, because a compiler writes these pages. Each rule that is added or relaxed has its reason
 * beside it.
 */
export default defineConfig({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Mistakes that browsers silently correct, each in its own way.
    'no-implicit-close': 'error',
    'no-dup-class': 'error',
    'form-dup-name': 'error',
    'input-attributes': 'error',
    'autocomplete-password': 'error',
    // Scripts come from this site's own host, with the page and under the same deploy.
    'require-sri': 'off',
    // tests/site/rules/headings.ts reports this, with the text of the page.
    'heading-level': 'off',
  },
});
