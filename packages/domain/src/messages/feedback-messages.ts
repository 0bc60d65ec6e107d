/** The answer to feedback from within the product. */
export const FEEDBACK_MESSAGES = {
  sentSummary: 'Success!',
  sent: 'Thank you for submitting your feedback!',
  failedSummary: 'Error submitting feedback',
  failed: 'Sorry, there was an error submitting your feedback, please try again later.',
} as const
