/** How long the pointer rests before the first card opens, in milliseconds. */
export const defaultHoverOpenDelayMs = 2000
/** For how long after a card has closed the next one opens without delay, in milliseconds. */
export const defaultHoverInstantWindowMs = 3000
/** How long a card stays open for the pointer to move onto it, in milliseconds. */
export const defaultHoverCloseDelayMs = 200
