import type { SyntheticEvent } from 'react'

/** Prevents downshift from handling an event that we have handled. */
export function withholdFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
