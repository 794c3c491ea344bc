import type { Classification } from '~/domain/check/record.ts';
import { Badge } from '~/ui/Badge.tsx';
import type { BadgeVariant } from '~/ui/badge-style.ts';
import { Icon } from '~/ui/Icon.tsx';
import { CHECK, CLOSE, SEARCH, type IconPath } from '~/ui/icon-paths.ts';

import { CLASSIFICATION_LABELS } from './submission-view.ts';

const LOOKS: Readonly<Record<Classification, { variant: BadgeVariant; icon: IconPath }>> = {
  eligible: { variant: 'success', icon: CHECK },
  maybe: { variant: 'warning', icon: SEARCH },
  'not-eligible': { variant: 'destructive', icon: CLOSE },
};

/** The result of a check, told by sign, word and colour. */
export function ResultBadge({ classification }: { readonly classification: Classification }) {
  const { variant, icon } = LOOKS[classification];
  return (
    <Badge variant={variant}>
      <Icon path={icon} className="size-4" />
      {CLASSIFICATION_LABELS[classification]}
    </Badge>
  );
}
