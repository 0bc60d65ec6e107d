import type { SyntheticEvent } from 'react'

/** Keeps downshift from handling an event that we have handled. */
export function withholdFromDownshift(event: SyntheticEvent): void {
  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
}
