/**
 * A bar from a case to the day on which reports may drop it: the paper, the time that is over, today, and an open door.
 * Without a fixed end the bar fades and there is no door.
 */
export function SeenUntil({ share, isOpenEnded, label }: SeenUntilProps) {
  const today = Math.round(50 + 260 * Math.min(1, Math.max(0.04, share)));
  return (
    <svg className="block h-auto w-full max-w-120" viewBox="0 0 400 84" role="img" aria-label={label}>
      <path className="stroke-line" strokeWidth="3" d="M2 80h396" />
      <rect className="fill-surface stroke-edge" x="6" y="40" width="32" height="39" rx="5" strokeWidth="2" />
      <path className="stroke-edge" strokeWidth="3" strokeLinecap="round" d="M12 49h16M12 72h18" />
      <path className="stroke-accent" strokeWidth="9" d="M2 61h40" />
      <path className="stroke-on-accent" strokeWidth="3" strokeLinecap="round" d="M9 61h26" />
      <rect className="fill-good-tint stroke-good-line" x="50" y="52" width="260" height="18" rx="9" />
      <path
        className="stroke-accent"
        strokeWidth="16"
        strokeLinecap="round"
        d={`M59 61H${Math.max(60, today - 4)}`}
      />
      <path
        className="stroke-accent-strong"
        strokeWidth="16"
        strokeDasharray="3 9"
        d={`M60 61H${Math.max(61, today - 4)}`}
      />
      <path className="stroke-ink" strokeWidth="4" d={`M${today} 34V80`} />
      <circle className="fill-ink" cx={today} cy="26" r="10" />
      <path
        className="stroke-ground"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        d={`M${today} 20v6l4 3`}
      />
      {isOpenEnded ? (
        <path
          className="stroke-edge"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="1 14"
          d="M324 61h70"
        />
      ) : (
        <>
          <path className="fill-deep" d="M334 80V34a26 26 0 0 1 52 0v46z" />
          <path className="fill-accent" d="M340 80V35a20 20 0 0 1 40 0v45z" />
          <path className="fill-glow" d="M358 46l16 34h-16z" />
          <path className="fill-primary" d="M340 80V35c0-9 7-17 15-19v68z" />
          <circle className="fill-accent" cx="350" cy="54" r="2.5" />
        </>
      )}
    </svg>
  );
}

interface SeenUntilProps {
  /** Of the time that is over, from 0 to 1. */
  readonly share: number;
  readonly isOpenEnded: boolean;
  /** What it shows, for who cannot see it. */
  readonly label: string;
}
