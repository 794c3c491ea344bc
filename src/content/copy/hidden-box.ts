/** Words of the box that people never see and that programs fill in. */
export const HIDDEN_BOX_COPY = {
  label: 'Leave this box empty',
  filledIn: {
    heading: 'Please send it once more',
    body: 'Your browser filled in a hidden box that only programs fill in, so we stopped. The box is empty again, and what you typed is still here.',
  },
} as const;
