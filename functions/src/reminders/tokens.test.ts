import { expect, test } from 'vitest';

import { addressKey, idIn, idOfToken, laterToken, newToken } from './tokens.ts';

test('a random token leads to the hash of itself, whatever the key', () => {
  const token = newToken();
  expect(new Set([token, newToken()]).size).toBe(2);
  expect(idIn(token, 'key')).toBe(idOfToken(token));
  expect(idOfToken(token)).not.toContain(token);
});

test('the token of later mails leads to its reminder, and only with our key', () => {
  const id = idOfToken(newToken());
  const token = laterToken(id, 'key');
  expect(idIn(token, 'key')).toBe(id);
  expect(idIn(token, 'another key')).toBeUndefined();
  expect(idIn(laterToken(id, 'another key'), 'key')).toBeUndefined();
  // The code of one reminder ends no other.
  const other = idOfToken(newToken());
  expect(idIn(token.replace(id, other), 'key')).toBeUndefined();
  for (const forged of ['', '.', id, `x${token}`, `${token}x`, token.replace(/.$/u, 'é'), `${token}.`]) {
    expect(idIn(forged, 'key')).toBeUndefined();
  }
});

test('what an address may get once a day is named by a salted hash', () => {
  const name = addressKey('Rosa@example.com', '2026-11-28', 'salt');
  expect(name).toMatch(/^[\da-f]{64}$/u);
  expect(addressKey('rosa@example.com', '2026-11-28', 'salt')).toBe(name);
  const others = [
    addressKey('rosa@example.org', '2026-11-28', 'salt'),
    addressKey('r.osa@example.com', '2026-11-28', 'salt'),
    addressKey('rosa@example.com', '2026-11-28', 'another salt'),
    addressKey('rosa@example.com', '2026-11-29', 'salt'),
    addressKey('eve@example.com', '2026-11-28', 'salt'),
  ];
  expect(new Set([name, ...others]).size).toBe(6);
});

test.each([
  ['rosa+1@example.com', 'rosa@example.com'],
  ['rosa+a+b@example.com', 'Rosa+c@EXAMPLE.com'],
  ['r.o.sa@gmail.com', 'rosa+x@Gmail.com'],
])('%s and %s are one mailbox', (one, other) => {
  const [name, same] = [one, other].map((address) => addressKey(address, '2026-11-28', 'salt'));
  expect(name).toBe(same);
});
