import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { CHECK_FORM } from '#domain/check/form.ts';
import type { FormField } from '#domain/forms/form.ts';
import { Field, Select, Textarea, TextInput } from './controls.tsx';

/** The attributes of a control, as its field's kind says. */
function attributesOf(field: FormField, control = <TextInput />): Readonly<Record<string, string>> {
  const markup = renderToStaticMarkup(
    <Field id="f" name="f" label="F" control={field.control} maxLength={field.limit}>
      {control}
    </Field>,
  );
  const [, tag = ''] = /<(?:input|textarea|select) ([^>]*)>/u.exec(markup) ?? [];
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/gu), ([, name = '', value = '']) => [name, value]),
  );
}

it.each([
  ['fullName', { type: 'text', autoComplete: 'name', dir: 'auto', maxLength: '200' }],
  ['email', { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: '254' }],
  ['phone', { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: '40' }],
  ['county', { type: 'text', autoComplete: 'off' }],
  ['filingDate', { type: 'text', autoComplete: 'off' }],
] as const)('%s is typed as its kind says', (name, attributes) => {
  expect(attributesOf(CHECK_FORM[name])).toMatchObject(attributes);
});

it('a long text and a choice take them, too', () => {
  expect(attributesOf(CHECK_FORM.details, <Textarea />)).toMatchObject({ dir: 'auto', maxLength: '4000' });
  expect(attributesOf(CHECK_FORM.state, <Select options={[]} />)).toMatchObject({ autoComplete: 'off' });
});
