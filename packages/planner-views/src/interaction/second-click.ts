/** Two clicks on a place within this time ask for a new item there, in milliseconds. */
const SECOND_CLICK_MS = 500

/** A click on a free place. */
export interface PlaceClick {
  /** Names the place. */
  readonly place: string
  /** Of its event, in milliseconds. */
  readonly timeStamp: number
}

/**
 * Whether a click is the second one on its place. A third click begins anew: pass
 * null as the click before it.
 */
export function isSecondClick(before: PlaceClick | null, click: PlaceClick): boolean {
  return (
    before !== null &&
    before.place === click.place &&
    click.timeStamp - before.timeStamp <= SECOND_CLICK_MS
  )
}
