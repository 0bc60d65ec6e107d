/** Widths of the columns of a team, in pixels. */
export interface TeamLayout {
  /** Too narrow for separate columns: address and invitation are below the name. */
  readonly isCompact: boolean
  /** Too narrow even then: the name stays in place while the other columns scroll. */
  readonly isNameFrozen: boolean
  /** Minimum width of a name; it gets the space that the other columns leave. */
  readonly name: number
  /** Minimum width of an address. */
  readonly email: number
  readonly role: number
  readonly channels: number
  readonly budget: number
  /** Of the badge of an invited person and Resend Invite beside it. */
  readonly status: number
  /** Of the buttons at the end of a row. */
  readonly actions: number
}

const wide = {
  name: 140,
  email: 140,
  role: 124,
  channels: 170,
  budget: 84,
  status: 164,
  actions: 104,
} as const
const compact = {
  name: 150,
  email: 0,
  role: 104,
  channels: 112,
  budget: 80,
  status: 0,
  actions: 96,
} as const
/** The role and the number of channels can be read while they are chosen. */
const compactEdited = { name: 96, role: 132, channels: 148, budget: 84 } as const
/** Width of a vertical scroll bar. */
const SCROLL_BAR_PIXELS = 16

/**
 * The columns for a width.
 *
 * @param width of the table in pixels
 * @param isEdited fields are in one of the rows
 */
export function teamLayoutOf(width: number, isEdited: boolean): TeamLayout {
  const fits = (columns: typeof wide | typeof compact) => {
    const sum = Object.values(columns).reduce((total: number, column) => total + column, 0)
    return width >= sum + SCROLL_BAR_PIXELS
  }
  if (fits(wide)) return { isCompact: false, isNameFrozen: false, ...wide }
  const edited = isEdited ? compactEdited : null
  return { isCompact: true, isNameFrozen: !fits(compact), ...compact, ...edited }
}
