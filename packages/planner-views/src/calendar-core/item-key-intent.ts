import type { DateAction } from '@throughline/domain/tactics'

/** A key press with its modifiers. */
export interface KeyPress {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

type Step = -1 | 0 | 1

/**
 * Moves an item, or one end of it, by steps along the axes of the view, in the
 * direction of reading: 1 is later sideways, and further down.
 */
export type ItemStep = DateAction & { readonly x: Step; readonly y: Step }

/** Intent of a key press on an item. */
export type ItemKeyIntent = { readonly kind: 'copy' } | { readonly kind: 'delete' } | ItemStep

const arrows: Readonly<Record<string, readonly [x: Step, y: Step]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const reversed: Readonly<Record<-1 | 1, readonly [x: Step, y: Step]>> = {
  '-1': [1, 0],
  '1': [-1, 0],
}

/**
 * The keys of an item, the same in all views: Ctrl or Cmd with C copies, with or
 * without Shift; Delete and Backspace delete; Alt with an arrow moves; Alt and Shift
 * with an arrow move the end, with Home (earlier) and End (later) the start.
 *
 * @param isRightToLeft asked only for arrows that go sideways
 * @returns null for keys that do nothing to an item
 */
export function itemIntentOfKey(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyPress,
  isRightToLeft: () => boolean,
): ItemKeyIntent | null {
  const isCommand = ctrlKey || metaKey
  if (!altKey) {
    if (isCommand) return key.toLowerCase() === 'c' ? { kind: 'copy' } : null
    return key === 'Delete' || key === 'Backspace' ? { kind: 'delete' } : null
  }
  if (metaKey) return null
  if (shiftKey && (key === 'Home' || key === 'End')) {
    return { kind: 'resize', edge: 'start', x: key === 'Home' ? -1 : 1, y: 0 }
  }
  const arrow = arrows[key]
  if (arrow === undefined) return null
  const [x, y] = arrow[0] !== 0 && isRightToLeft() ? reversed[arrow[0]] : arrow
  return shiftKey ? { kind: 'resize', edge: 'end', x, y } : { kind: 'move', x, y }
}
