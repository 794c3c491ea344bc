/** The readable parts of a mail. */
export interface PlainMail {
  readonly subject: string;
  readonly messageId: string;
  readonly text: string;
}

/** Parses a plain-text mail, such as a notification: header fields and body (RFC 5322, RFC 2045 § 6.7). */
export function readMail(source: string): PlainMail {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replaceAll(/\r\n[ \t]+/gu, ' ');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'imu').exec(head)?.[1]?.trim() ?? '';
  const body = source.slice(end + 4);
  const isQuoted = field('content-transfer-encoding') === 'quoted-printable';
  const text = isQuoted
    ? Buffer.from(
        body
          .replaceAll('=\r\n', '')
          .replaceAll(/=([\dA-F]{2})/gu, (_code, digits: string) =>
            String.fromCharCode(Number.parseInt(digits, 16)),
          ),
        'latin1',
      ).toString()
    : body;
  return { subject: field('subject'), messageId: field('message-id'), text: text.replaceAll('\r\n', '\n') };
}
