import { StrengthMeter } from '@throughline/ui/StrengthMeter'
import { STRENGTH_WORDS } from './password-strength'
import { usePasswordStrength } from './use-password-strength'

/** Advice about the strength of a password while it is typed. It never refuses one. */
export function PasswordStrength({ password }: { readonly password: string }) {
  const reading = usePasswordStrength(password)
  return (
    <StrengthMeter
      name="Password strength"
      score={reading?.score ?? 0}
      label={reading === null ? '' : STRENGTH_WORDS[reading.score]}
      hints={(reading?.advice ?? []).map((text) => ({ text, isMet: false }))}
      metLabel="Done:"
    />
  )
}
