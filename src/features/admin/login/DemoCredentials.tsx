import { Button } from '~/ui/Button.tsx';

import type { Credentials } from './log-in.ts';

interface Props {
  readonly credentials: Credentials;
  readonly onFillIn: (credentials: Credentials) => void;
}

/** The demo admin of the local emulators. No real project ever shows this (decision D1). */
export function DemoCredentials({ credentials, onFillIn }: Props) {
  return (
    <aside aria-label="Demo admin" className="rounded-md border border-info-line bg-info-tint p-4 text-info">
      <p className="font-semibold">Demo admin of the local emulators</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
        <dt>Email</dt>
        <dd className="font-semibold wrap-anywhere">{credentials.email}</dd>
        <dt>Password</dt>
        <dd className="font-semibold wrap-anywhere">{credentials.password}</dd>
      </dl>
      <div className="mt-3">
        <Button
          look="outline"
          size="small"
          onClick={() => {
            onFillIn(credentials);
          }}
        >
          Fill in
        </Button>
      </div>
    </aside>
  );
}
