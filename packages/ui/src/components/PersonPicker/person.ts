import type { ListOption } from '../../internal/listbox/list-entries'

/** A person who can be chosen. */
export interface Person {
  /** Unique among the people. */
  readonly id: string
  readonly name: string
  /** One to three letters, shown when there is no picture. */
  readonly initials: string
  /** Shown below the name, and searched as the name is. */
  readonly email?: string
  /** Something else that tells people apart, such as their role; shown and searched after the email. */
  readonly note?: string
  /** URL of a picture. */
  readonly imageUrl?: string
  /** The person is listed, but cannot be chosen, or removed once chosen. @default false */
  readonly isDisabled?: boolean
  /** Why the person cannot be chosen; shown in place of the second line. */
  readonly disabledReason?: string
}

/** A person as an option of a list. */
export function personOption({
  id,
  name,
  email,
  note,
  isDisabled = false,
  disabledReason,
}: Person): ListOption {
  // Somebody without a name is shown by their email, which is not repeated.
  const details = [email === name ? undefined : email, note].filter(Boolean)
  return {
    value: id,
    label: name,
    ...(details.length === 0 ? null : { description: details.join(' · ') }),
    ...(isDisabled ? { isDisabled } : null),
    ...(disabledReason === undefined ? null : { disabledReason }),
  }
}
