/** Strength of a password. */
export interface PasswordStrengthReading {
  readonly password: string
  /** From 0, which is guessed at once, to 4, which takes years. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Sentences about the weaknesses and possible improvements; empty for a strong password. */
  readonly advice: readonly string[]
}

/** The words for the scores. */
export const strengthWords = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const
